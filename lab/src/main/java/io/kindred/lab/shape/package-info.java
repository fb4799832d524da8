/** The shape of the sources: in go folders of Java files, out come lengths and package cycles beside their budget. */
package io.kindred.lab.shape;
