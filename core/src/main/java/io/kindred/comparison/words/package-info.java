/**
 * Words: in goes a match of two runs of chunks, out comes which words were kept, deleted and inserted, in an order that a
 * person can read.
 */
package io.kindred.comparison.words;
