/** What else one could take to find near-duplicates: each finds the pairs of the same documents, in a process of its own. */
package io.kindred.lab.peers;
