/** What documents are about: their concepts and their meaning, in process and offline. */
package io.kindred.semantics;
