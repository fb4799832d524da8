/** How exactly reused passages are found: in go pairs of texts with known passages, out comes plagdet. */
package io.kindred.lab.versions.passage;
