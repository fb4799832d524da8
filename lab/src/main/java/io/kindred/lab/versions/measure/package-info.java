/** Measures of kinship: in go two prepared documents, out comes a score. */
package io.kindred.lab.versions.measure;
