package io.kindred.semantics.concept;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/**
 * How common concepts are in English at large, for collections too small to tell.
 *
 * <p>The counts are of news, messages and telegrams that no figure about small collections is measured on; only words that
 * several documents have are there.
 */
public final class Background {
    /** A background that knows nothing. */
    public static final Background NONE = new Background(0, Map.of());

    private static final String TABLE = "background.txt.gz";

    private final int documents;
    private final Map<String, Integer> documentsWith;

    private Background(int documents, Map<String, Integer> documentsWith) {
        this.documents = documents;
        this.documentsWith = documentsWith;
    }

    /** The counts that come with Kindred, read on first use. */
    public static Background english() {
        return Loaded.ENGLISH;
    }

    private static final class Loaded {
        private static final Background ENGLISH = load();
    }

    private static Background load() {
        try (InputStream in = Background.class.getResourceAsStream(TABLE)) {
            if (in == null) {
                throw new IllegalStateException(TABLE + " is missing from this installation; install Kindred anew");
            }
            return read(in);
        } catch (IOException | NumberFormatException e) {
            throw new IllegalStateException(TABLE + " in this installation is damaged; install Kindred anew", e);
        }
    }

    /** Reads lines of a count and the words that have it, the first line being the number of documents, compressed. */
    static Background read(InputStream in) throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(new GZIPInputStream(in), StandardCharsets.UTF_8));
        Map<String, Integer> counts = new HashMap<>();
        int documents = Integer.parseInt(String.valueOf(lines.readLine()));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            int tab = line.indexOf('\t');
            Integer count = Integer.valueOf(line.substring(0, Math.max(tab, 0)));
            for (String word : line.substring(tab + 1).split(" ", -1)) {
                counts.put(word, count);
            }
        }
        return new Background(documents, counts);
    }

    /** How many documents were counted. */
    public int documents() {
        return documents;
    }

    /** How many of them have a concept. */
    public int with(String concept) {
        return documentsWith.getOrDefault(concept, 0);
    }
}
