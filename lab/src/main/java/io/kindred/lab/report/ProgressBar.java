package io.kindred.lab.report;

import java.io.PrintWriter;
import java.util.Locale;

/** How far a command has come, a line for each tenth of a piece of work. */
public final class ProgressBar {
    private static final int WIDTH = 30;

    private final PrintWriter out;
    private final String name;
    private int steps = 1;
    private int done;
    private int shown = -1;

    public ProgressBar(PrintWriter out, String name) {
        this.out = out;
        this.name = name;
    }

    /** Begins a piece of work of so many steps. */
    public synchronized void begin(String what, int count) {
        steps = Math.max(1, count);
        done = 0;
        shown = -1;
        draw(what);
    }

    /** One more step is done; any thread may say so. */
    public synchronized void step(String what) {
        done = Math.min(steps, done + 1);
        draw(what);
    }

    private void draw(String what) {
        int tenths = 10 * done / steps;
        if (tenths > shown) {
            int full = WIDTH * done / steps;
            String bar = "#".repeat(full) + "-".repeat(WIDTH - full);
            out.print(String.format(Locale.ROOT, "%s [%s] %3d %%  %s\n", name, bar, 100 * done / steps, what));
            out.flush();
            shown = tenths;
        }
    }
}
