/** The experiment of Roth (2013) done again: of files grown or cut, how many are found, and how fast. */
package io.kindred.lab.paper.roth2013;
