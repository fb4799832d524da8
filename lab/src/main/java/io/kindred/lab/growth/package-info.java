/** How the time of a comparison grows with the length of the documents. */
package io.kindred.lab.growth;
