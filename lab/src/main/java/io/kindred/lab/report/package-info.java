/** What was measured, as tables to read and lines to compute with. */
package io.kindred.lab.report;
