package io.kindred.lab.versions.data;

import io.kindred.lab.versions.measure.Prepared;

/**
 * Two documents and the truth about them.
 *
 * @param kin whether they are kin
 * @param near whether they were chosen for being alike though they are not kin
 * @param weight how many pairs of the data it stands for
 * @param grade a finer truth than kin or not, where the data have one
 */
public record Pair(Prepared left, Prepared right, boolean kin, boolean near, double weight, double grade) {}
