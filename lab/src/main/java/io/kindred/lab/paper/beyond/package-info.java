/**
 * What the papers describe and leave open, line by line: in go the lines and what shows them, out come the index of the papers
 * and the page about what goes beyond them.
 */
package io.kindred.lab.paper.beyond;
