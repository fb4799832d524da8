/** The corpus of Roth (2013), rebuilt from any folder of text files: half of them also grown or cut by up to 80 %. */
package io.kindred.corpus.roth;
