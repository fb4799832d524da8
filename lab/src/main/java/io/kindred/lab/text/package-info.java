/** The texts that are measured on: in goes a folder, out come documents and paragraphs, folded and in lower case. */
package io.kindred.lab.text;
