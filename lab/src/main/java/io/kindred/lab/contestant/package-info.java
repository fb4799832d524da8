/** The methods that are measured side by side: this project's, the papers' and those of other libraries. */
package io.kindred.lab.contestant;
