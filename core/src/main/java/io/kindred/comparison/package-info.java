/**
 * Comparison: in go two fingerprinted texts, out come the shares of each that the other has too. What the shares make of
 * the two is for the next stage to say.
 */
package io.kindred.comparison;
