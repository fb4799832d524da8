/**
 * Collections of documents kept up to date: in go folders and files, out come documents and relations in a catalog.
 *
 * <p>A {@link io.kindred.scan.Scan} brings a catalog in line with a folder, a {@link io.kindred.scan.Check} asks it about one
 * file. What is found does not depend on threads, on the order of files, nor on how often a scan was broken off.
 */
package io.kindred.scan;
