/**
 * Finds which documents are kin.
 *
 * <p>The packages are the stages of one path, and each knows only the stages before it:
 *
 * <pre>
 * text         a document and its normalised words
 * chunk        the stretches of it that are compared as units
 * fingerprint  small numbers that stand for a text
 * index        which documents have a number in common
 * candidate    the documents worth comparing with one
 * comparison   what two texts have in common
 * relation     what two documents are to each other
 * family       which documents are one in many states, and which was made from which
 * </pre>
 */
package io.kindred;
