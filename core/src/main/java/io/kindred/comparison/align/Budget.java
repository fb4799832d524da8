package io.kindred.comparison.align;

/** How much work a comparison may still do; one that runs out of it goes on with what it has and says so. */
final class Budget {
    private long left;
    private boolean exceeded;

    /** A budget of so many steps, each about one word looked at. */
    Budget(long steps) {
        this.left = steps;
    }

    /** Takes steps off the budget and says whether there were so many. */
    boolean spend(long steps) {
        left -= steps;
        if (left < 0) {
            exceeded = true;
        }
        return left >= 0;
    }

    /** Says that something was left out. */
    void exceed() {
        exceeded = true;
    }

    /** Whether anything was left out for want of budget. */
    boolean isExceeded() {
        return exceeded;
    }
}
