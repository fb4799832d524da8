/** How long a scan takes, beside the way of the papers on the same files. */
package io.kindred.lab.scan;
