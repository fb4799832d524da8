/**
 * Bergillos, Rambla and Cabeza (UPC, 2018), "Document similarity detection using hashing", done again: in goes a seed, out come
 * its four figures and the curve of banding.
 */
package io.kindred.lab.paper.upc2018;
