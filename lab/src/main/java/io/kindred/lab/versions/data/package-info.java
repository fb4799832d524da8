/** Real documents with the truth about them: in goes a folder of data sets, out come pairs to be scored. */
package io.kindred.lab.versions.data;
