/**
 * How near documents are in what they are about: vectors of concepts go in, scores with the concepts that carried them come
 * out. The hashes are those of Waikato 2013; the score that counts is a cosine, fused with that of embeddings where there are any.
 */
package io.kindred.semantics.measure;
