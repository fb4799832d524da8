/**
 * Files as text: in goes a path, out comes a {@link io.kindred.text.Document}, or one line that says why not.
 *
 * <p>Plain text is read in process. What a file is, its bytes decide, never its name.
 */
package io.kindred.formats;
