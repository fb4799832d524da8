/**
 * Text as everything after it sees it: in goes what a file says, out come a {@link io.kindred.text.Document}, its
 * normalised form with a map back to the original offsets, and its words.
 */
package io.kindred.text;
