package io.kindred.corpus;

/** A text and the name it goes by in its corpus. */
public record NamedText(String name, String text) {}
