/**
 * Which documents are about the same subject: for each document the nearest others go in, topics with labels and their parts
 * come out, as far as a person has not said otherwise.
 */
package io.kindred.semantics.topic;
