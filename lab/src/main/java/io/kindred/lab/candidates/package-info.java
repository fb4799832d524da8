/** How many of the relations between all documents are found when only candidates are compared. */
package io.kindred.lab.candidates;
