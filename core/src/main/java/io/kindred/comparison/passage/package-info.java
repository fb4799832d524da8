/**
 * Passages: in go two readings, out come the stretches of text that say the same, word for word or rewritten, wherever
 * they stand in the two documents.
 */
package io.kindred.comparison.passage;
