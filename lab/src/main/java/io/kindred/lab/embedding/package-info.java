/** How fast passages are embedded, how well models tell what is related, and how near vectors are found. */
package io.kindred.lab.embedding;
