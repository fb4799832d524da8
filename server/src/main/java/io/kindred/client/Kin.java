package io.kindred.client;

/**
 * A document that a file is kin to.
 *
 * @param id its number
 * @param path where it lies below the scanned folder
 * @param kind what the file is to it, such as {@code version}
 * @param score how strongly, from 0 to 1
 * @param reason why, in words
 */
public record Kin(int id, String path, String kind, double score, String reason) {}
