/**
 * Which words mean the same, and which mean something broader: WordNet, compiled into one table when Kindred is built, and the
 * taxonomies that users bring, which come first.
 */
package io.kindred.semantics.lexicon;
