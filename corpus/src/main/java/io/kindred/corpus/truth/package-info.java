/**
 * What really happened between a base and a version of it: which paragraphs correspond and how they changed, and how
 * well a prediction of that agrees. Paragraphs are numbered from 0; a paragraph is what stands between blank lines.
 */
package io.kindred.corpus.truth;
