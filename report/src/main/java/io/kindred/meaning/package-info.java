/** What the documents of a catalog are about: how it was scanned for it, which are related to a file, and the topics. */
package io.kindred.meaning;
