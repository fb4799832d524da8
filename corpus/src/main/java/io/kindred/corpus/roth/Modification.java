package io.kindred.corpus.roth;

import java.util.Locale;

/**
 * How a file was modified.
 *
 * @param original the path of the file it was made from, with slashes
 * @param modified the path of the modified file, which tells how: {@code warpte_i_6.txt} has grown by 6 %
 * @param growth whether it has grown or was cut
 * @param share how much was put in or cut out, of the size of the original
 */
public record Modification(String original, String modified, Growth growth, double share) {
    static Modification of(String original, int size, Stretch stretch) {
        double share = size == 0 ? 0 : (double) stretch.length() / size;
        String how = "_" + stretch.growth().letter() + "_" + Math.round(100 * share);
        int dot = original.lastIndexOf('.');
        int end = dot > original.lastIndexOf('/') + 1 ? dot : original.length();
        String modified = original.substring(0, end) + how + original.substring(end);
        return new Modification(original, modified, stretch.growth(), share);
    }

    /** One line of the truth: modified, original, what was done, share. */
    String line() {
        String what = growth.name().toLowerCase(Locale.ROOT);
        return String.format(Locale.ROOT, "%s\t%s\t%s\t%.4f\n", modified, original, what, share);
    }
}
