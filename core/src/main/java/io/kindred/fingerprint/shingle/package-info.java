/**
 * Shingles: in goes a text, out come the hashes of its overlapping runs of k characters, words or Soundex codes, as a
 * stream, a set or a bag, following UPC 2018 (k-shingles, exact Jaccard) and Roth 2011 (three input streams).
 */
package io.kindred.fingerprint.shingle;
