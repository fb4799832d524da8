/** Collections of very many documents: how the time of a scan grows, and what it takes to ask and to add. */
package io.kindred.lab.scale;
