package io.kindred.comparison.passage;

import java.util.List;

/** Words of left and words of right that belong together: from the first up to, but not including, the end. */
record Region(int leftFrom, int leftTo, int rightFrom, int rightTo) {

    int leftWords() {
        return leftTo - leftFrom;
    }

    int rightWords() {
        return rightTo - rightFrom;
    }

    /** The smallest region that has all of {@code regions}, which are at least one. */
    static Region hull(List<Region> regions) {
        Region hull = regions.get(0);
        for (Region region : regions) {
            hull = new Region(
                    Math.min(hull.leftFrom, region.leftFrom),
                    Math.max(hull.leftTo, region.leftTo),
                    Math.min(hull.rightFrom, region.rightFrom),
                    Math.max(hull.rightTo, region.rightTo));
        }
        return hull;
    }
}
