package io.kindred.lab.text;

/**
 * A paragraph, folded to one line.
 *
 * @param document the number of the document it comes from
 */
public record Paragraph(int document, String text) {}
