/**
 * The stretches of a document that are compared as units: in goes the text of a document, out come its
 * {@link io.kindred.chunk.Chunk}s, in order, without overlap, and together holding every character that is no white space.
 */
package io.kindred.chunk;
