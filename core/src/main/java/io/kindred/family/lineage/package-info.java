/**
 * Lineage: in go the states of one document, out comes which was made from which, how sure that is and what speaks for it.
 */
package io.kindred.family.lineage;
