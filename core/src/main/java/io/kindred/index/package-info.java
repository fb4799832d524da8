/**
 * Index: in goes a number that texts may have in common, out come the documents that have it; in go fingerprints or sets, out
 * come the pairs that are near.
 */
package io.kindred.index;
