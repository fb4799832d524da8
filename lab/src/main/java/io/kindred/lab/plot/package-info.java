/** Pictures of figures: in go series of numbers, out comes a PNG that is legible in grey. */
package io.kindred.lab.plot;
