package io.kindred.corpus;

import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * A source of texts that break careless code: every script and control character mixed, half characters, strange line
 * ends, endless runs, nothing at all.
 */
public final class NastyText {
    private static final List<String> LINE_ENDS = List.of(
            "\n",
            "\r",
            "\r\n",
            "\n\r",
            "\n\n",
            "\r\n\r\n",
            "\r\r",
            "\n \t\n",
            "\f",
            "\u000B",
            "\u0085",
            "\u2028",
            "\u2029");

    /** Characters that change their length or their kind when their case is changed or when they are normalised. */
    private static final List<String> SHIFTERS = List.of(
            "\u00DF", "\u1E9E", "\u0130", "\u0131", "\u017F", "\u212A", "\u212B", "\uFB01", "\uFB03", "\u03A3",
            "\u03C2", "\u01C5", "\u0149", "\u0390", "\uFDFA", "\u2126", "\u00BD", "\u2460", "\u3300", "\u0958",
            "\u0344");

    private static final List<Function<Random, String>> PIECES = List.of(
            random -> run(random, 0x20, 0x7E),
            random -> run(random, 'a', 'z') + " ",
            random -> any(Words.NOUNS, random) + " ",
            random -> run(random, 0xC0, 0x17F),
            random -> run(random, 'a', 'z') + run(random, 0x300, 0x36F),
            random -> run(random, 0xAC00, 0xD7A3),
            random -> run(random, 0x1100, 0x11FF),
            random -> run(random, 0x4E00, 0x9FFF),
            random -> run(random, 0x3041, 0x30FE),
            random -> run(random, 0x0E01, 0x0E3A),
            random -> run(random, 0x0905, 0x094D),
            random -> run(random, 0x05D0, 0x05EA),
            random -> run(random, 0x0621, 0x0652),
            random -> run(random, 0x202A, 0x202E),
            random -> run(random, 0x2066, 0x2069),
            random -> run(random, 0x200B, 0x200F),
            random -> run(random, 0x2060, 0x2064),
            random -> any(List.of("\uFEFF", "\u00AD", "\u034F", "\u180E", "\u3164"), random),
            random -> run(random, 0x1F300, 0x1F64F),
            random -> run(random, 0x20000, 0x2A6DF),
            random -> one(random, 0xD800, 0xDFFF),
            random -> one(random, 0xFFF0, 0xFFFF),
            random -> run(random, 0x00, 0x1F),
            random -> run(random, 0x7F, 0xA0),
            random -> run(random, 0x2000, 0x200A),
            random -> run(random, 0xFF01, 0xFF5E),
            random -> any(SHIFTERS, random),
            random -> any(LINE_ENDS, random),
            random -> any(LINE_ENDS, random),
            random -> one(random, 0x20, 0x17F).repeat(1 + random.nextInt(300)));

    private NastyText() {}

    /** A text of at most {@code maxLength} chars; about one in seventeen is empty and one in seventeen is a single char. */
    public static String next(Random random, int maxLength) {
        int length = length(random, maxLength);
        List<Function<Random, String>> palette = palette(random);
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append(palette.get(random.nextInt(palette.size())).apply(random));
        }
        text.setLength(length);
        return text.toString();
    }

    /** Short texts are as likely as long ones: the length is drawn below a bound that is itself drawn. */
    private static int length(Random random, int maxLength) {
        return switch (random.nextInt(17)) {
            case 0 -> 0;
            case 1 -> Math.min(1, maxLength);
            case 2 -> maxLength;
            default -> random.nextInt(1 + random.nextInt(maxLength + 1));
        };
    }

    /** All pieces, or only a few of them, so that whole texts of one script come up as well as mixtures. */
    private static List<Function<Random, String>> palette(Random random) {
        if (random.nextBoolean()) {
            return PIECES;
        }
        int from = random.nextInt(PIECES.size());
        return PIECES.subList(from, Math.min(PIECES.size(), from + 1 + random.nextInt(3)));
    }

    private static String run(Random random, int from, int to) {
        StringBuilder run = new StringBuilder();
        for (int left = 1 + random.nextInt(8); left > 0; left--) {
            run.append(one(random, from, to));
        }
        return run.toString();
    }

    private static String one(Random random, int from, int to) {
        return Character.toString(from + random.nextInt(to - from + 1));
    }

    private static String any(List<String> pieces, Random random) {
        return pieces.get(random.nextInt(pieces.size()));
    }
}
