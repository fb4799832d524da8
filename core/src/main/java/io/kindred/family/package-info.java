/**
 * Family: in go documents and their relations, out come the groups of documents that are one document in many states,
 * without strangers that only a form or a collection of texts joins.
 */
package io.kindred.family;
