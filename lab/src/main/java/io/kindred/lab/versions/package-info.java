/**
 * How well versions are told from strangers: in go data sets with known kin, out come figures for kindred's score beside
 * those of simpler measures on the same pairs. Main type: {@link io.kindred.lab.versions.Outcome}.
 */
package io.kindred.lab.versions;
