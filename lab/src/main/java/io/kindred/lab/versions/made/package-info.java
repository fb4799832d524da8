/** Versions that were made by known edits: in goes a seed, out come scores and maps of paragraphs beside the truth. */
package io.kindred.lab.versions.made;
