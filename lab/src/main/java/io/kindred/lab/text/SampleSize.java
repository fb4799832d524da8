package io.kindred.lab.text;

/** How many texts a sample is to have. */
public record SampleSize(int documents, int paragraphs) {}
