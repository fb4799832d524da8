/** Candidate: in goes the signature of a document, out come the documents that it is worth comparing with. */
package io.kindred.candidate;
