/** The laboratory: measures speed, accuracy and the shape of the sources. Main type: {@link io.kindred.lab.Lab}. */
package io.kindred.lab;
