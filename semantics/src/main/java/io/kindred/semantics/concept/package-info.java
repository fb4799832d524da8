/**
 * What a text is about: a text goes in, its names, key phrases and terms come out, with where they stand and what they name;
 * all concepts of a document with their counts are its vector. After the entity extraction of Waikato 2013, but without a
 * service to ask.
 */
package io.kindred.semantics.concept;
