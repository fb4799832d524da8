/** Documents taken apart: in goes a document, out come its chunks, sentences and words as hashes that know where they stand. */
package io.kindred.fingerprint.reading;
