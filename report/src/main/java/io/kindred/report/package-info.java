/**
 * What was found, as people and programs get it: rows that are written as JSON or CSV, sentences, and a page.
 *
 * <p>The command and the service say the same because both say it by this package.
 */
package io.kindred.report;
