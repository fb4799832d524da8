/** How well families and the lineage of their members are found where both are known. */
package io.kindred.lab.family;
