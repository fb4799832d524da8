/**
 * Fowke, Hinze and Heese (Waikato, 2013), "Text categorization and similarity analysis", design and implementation, done again:
 * in goes a folder of news, out come its parameter study, its measures, its ways to compare and the measures it passed over.
 */
package io.kindred.lab.paper.waikato2013;
