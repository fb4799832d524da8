/**
 * Files as text: in goes a path, out comes a {@link io.kindred.text.Document}, or one line that says why not.
 *
 * <p>Text and web pages are read in process, by {@link io.kindred.formats.AnyFormatProvider} everything else in worker
 * JVMs. What a file is, its bytes decide, its name only where they leave it open. The classes that begin with Worker are
 * public only where a worker makes them by name.
 */
package io.kindred.formats;
