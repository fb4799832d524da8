/** The catalog over HTTP, and the page on which a person looks at it. */
package io.kindred.server;
