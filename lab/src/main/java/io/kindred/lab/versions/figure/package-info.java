/** Figures of merit: in go scored pairs with the truth, out come AUC, F1, rank correlation and calibration. */
package io.kindred.lab.versions.figure;
