package io.kindred.fingerprint.scheme;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The files of golden vectors, one per scheme. A file is written once, when the scheme is new, and never edited: a scheme
 * that computes something else is another scheme with a file of its own.
 *
 * <p>Run as a program it checks all of them and prints how many hold, so that they can be checked by other JDKs and under
 * other locales; with the argument {@code write FOLDER} it writes the files of schemes that have none.
 */
final class GoldenFiles {
    private static final String PARAGRAPH =
            "The harbour office has read the soundings twice. Between the second and the fourth buoy the channel has lost"
                    + " forty centimetres since the spring, more than in the five years before together. Mr. Berg, who"
                    + " keeps the book, thinks that the new wall is to blame; others do not. Who is right will be known"
                    + " when the ice is gone.";

    private static final List<String> INPUTS = List.of(
            "a",
            "ti",
            "Hello world",
            "The quick brown fox jumps over the lazy dog.",
            PARAGRAPH,
            "Die Straße führt über die Äcker. ÜBER DIE ÄCKER FÜHRT SIE.",
            "\u0130stanbul ISPARTA \u0131s\u0131 Iris",
            "\u03a3\u0399\u03a3\u03a5\u03a6\u039f\u03a3 \u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2 rolls his stone",
            "\ufb01ne o\ufb03ce work, \uff2b\uff49\uff4e\uff44\uff52\uff45\uff44",
            "e\u0301tude en mineur; \u00e9tude en mineur",
            "\u1112\u1161\u11ab\u1100\u1173\u11af \ud55c\uae00",
            "\u6f22\u5b57\u304b\u306a\u4ea4\u3058\u308a\u6587\u3001\u305d\u306e\u4ed6\u3002",
            "\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22\u0e07\u0e48\u0e32\u0e22\u0e14\u0e35",
            "\u0645\u0631\u062d\u0628\u0627 \u202eabc\u202c \u05e9\u05dc\u05d5\u05dd",
            "grin \ud83d\ude00 and \ud840\udc0b bear it \ud83d\ude00",
            "\ud800x lone \udc00",
            "zero\u200bwidth soft\u00adhyphen \ufeffmark",
            "line one\r\nline two\rline three\nline four\u2028line five",
            "an exam-\nple of a di-\r\nvided word, and a-\nB",
            "it\u2019s \u201cquoted\u201d \u2013 with dashes \u2014 and 3.14 or 1,000",
            "\ttabs\t and   spaces \u00a0 here ");

    private static final List<String[]> REPEATED =
            List.of(new String[] {"5000", "a"}, new String[] {"1500", "ab "}, new String[] {"12", PARAGRAPH + "\n\n"});

    private GoldenFiles() {}

    public static void main(String[] args) throws IOException {
        if (args.length == 2 && args[0].equals("write")) {
            writeMissing(Path.of(args[1]));
            return;
        }
        int held = 0;
        for (KnownScheme scheme : schemes()) {
            held += check(scheme);
        }
        System.out.println(held + " golden vectors hold");
    }

    /** The schemes of texts; content-v1 is SHA-256 of bytes, which others pin. */
    static List<KnownScheme> schemes() {
        return Arrays.stream(KnownScheme.values())
                .filter(scheme -> scheme != KnownScheme.CONTENT)
                .toList();
    }

    static List<GoldenVector> read(KnownScheme scheme) throws IOException {
        String name = "/golden/" + scheme.schemeName() + ".csv";
        try (InputStream file = GoldenFiles.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IOException("no golden vectors for " + scheme.schemeName());
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.US_ASCII));
            return lines.lines().skip(1).map(GoldenVector::parse).toList();
        }
    }

    private static int check(KnownScheme scheme) throws IOException {
        int held = 0;
        for (GoldenVector vector : read(scheme)) {
            String computed = vector.computed(scheme);
            if (!computed.equals(vector.hex())) {
                throw new IOException(scheme.schemeName() + " of " + vector + " is now " + computed);
            }
            held++;
        }
        return held;
    }

    private static void writeMissing(Path folder) throws IOException {
        for (KnownScheme scheme : schemes()) {
            Path file = folder.resolve(scheme.schemeName() + ".csv");
            if (!Files.exists(file)) {
                Files.writeString(file, String.join("\n", lines(scheme)) + "\n", StandardCharsets.US_ASCII);
            }
        }
    }

    private static List<String> lines(KnownScheme scheme) {
        List<String> lines = new ArrayList<>(List.of(GoldenVector.HEADER));
        for (String settings : settings(scheme)) {
            for (String input : INPUTS) {
                lines.add(line(scheme, settings, 1, input));
            }
            for (String[] repeated : REPEATED) {
                lines.add(line(scheme, settings, Integer.parseInt(repeated[0]), repeated[1]));
            }
        }
        return lines;
    }

    private static String line(KnownScheme scheme, String settings, int times, String input) {
        GoldenVector open = new GoldenVector(settings, times, GoldenVector.escape(input), "");
        return new GoldenVector(settings, times, open.input(), open.computed(scheme)).line();
    }

    private static List<String> settings(KnownScheme scheme) {
        return switch (scheme) {
            case SIMHASH64 ->
                List.of(
                        "",
                        "shingle=4",
                        "shingle=4 bag",
                        "shingle=1",
                        "shingle=9",
                        "unit=words",
                        "unit=soundex shingle=2 bag");
            case SIMHASH128, SIMHASH256 -> List.of("", "shingle=4", "unit=words shingle=1 bag");
            case MINHASH ->
                List.of("components=16", "components=100 shingle=4 unit=chars", "components=3 unit=soundex");
            case PASSAGES -> List.of("", "shingle=2 window=3");
            case WAIKATO -> List.of("bits=32 shingle=2", "bits=32 shingle=4", "bits=64 shingle=4", "bits=64 shingle=6");
            case ROTH -> List.of("bits=16 shingle=3", "bits=64 shingle=4", "bits=64 shingle=8");
            case MINHASH_MODULAR, MINHASH_MULTIPLICATIVE, MINHASH_MURMUR3 -> List.of("components=8");
            case SENTENCES, TEXT, CONTENT -> List.of("");
        };
    }
}
