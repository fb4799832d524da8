/** Index: in goes a number that texts may have in common, out come the documents that have it. */
package io.kindred.index;
