/** JMH benchmarks of fingerprints, and the run of all of them in one go. */
package io.kindred.lab.benchmark;
