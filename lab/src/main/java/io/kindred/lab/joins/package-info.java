/** How fast all pairs that are near are found among very many, and how many of them. */
package io.kindred.lab.joins;
