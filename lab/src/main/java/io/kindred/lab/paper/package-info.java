/**
 * The papers Kindred descends from, done again: what they published, and the pages on which their figures stand beside
 * ours. Each paper has a package below this one.
 */
package io.kindred.lab.paper;
