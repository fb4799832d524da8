/**
 * Alignment: in go the readings of two documents, out comes which sentence and which run of chunks of one became which of
 * the other. Equal sentences are joined first, then similar ones, then runs of words that are left; each step sees only
 * what the steps before it left over.
 */
package io.kindred.comparison.align;
