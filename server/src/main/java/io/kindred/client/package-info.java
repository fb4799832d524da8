/** Asks a Kindred service from another Java program. Needs nothing of the rest but this package and jackson-core. */
package io.kindred.client;
