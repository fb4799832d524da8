/** How good fingerprints are: the errors of MinHashes, and how well SimHashes use their bits. */
package io.kindred.lab.accuracy;
