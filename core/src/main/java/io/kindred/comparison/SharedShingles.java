package io.kindred.comparison;

/**
 * What two texts, called left and right, have in common.
 *
 * @param resemblance the common part by all that either has, from 0 to 1
 * @param leftInRight the share of left that right has too
 * @param rightInLeft the share of right that left has too
 * @param shared how many shingles both have
 */
public record SharedShingles(double resemblance, double leftInRight, double rightInLeft, int shared) {}
