/**
 * Relation: in goes what two documents have in common, out comes what they are to each other and how strongly, on the
 * scale of Waikato 2013: versions from 0.5 to 1, weaker kin below.
 */
package io.kindred.relation;
