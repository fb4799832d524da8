/**
 * How similar two documents are as the papers measure it, from the SimHashes of their chunks: Waikato 2013's naive and
 * Jaccard measures, its Euclidean one that was never built, and its overall value. Their known flaws are kept: a chunk may
 * count with many, order counts nothing, merged paragraphs match nothing.
 */
package io.kindred.relation.paper;
