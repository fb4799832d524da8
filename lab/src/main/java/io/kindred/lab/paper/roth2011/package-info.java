/**
 * Roth (2011), "The Similarity Index", done again: in go fifteen files, out come the scores of 672 ways to make one number
 * of a file, and what Kindred says of the same files.
 */
package io.kindred.lab.paper.roth2011;
