/**
 * Comparison: in go the readings of two documents, out come the matches of their chunks, the passages that say the same,
 * and the shares of each that the other has too. What these make of the two is for the next stage to say.
 */
package io.kindred.comparison;
