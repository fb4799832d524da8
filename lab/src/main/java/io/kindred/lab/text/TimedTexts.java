package io.kindred.lab.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The kinds of text that methods are timed on. */
public enum TimedTexts {
    PARAGRAPHS,
    DOCUMENTS,
    /** Stretches of documents with 400 shingles of four characters each. */
    SHINGLES_400,
    /** Stretches of documents with 4,000 shingles of four characters each. */
    SHINGLES_4000;

    private static final int PARAGRAPHS_TIMED = 1_000;
    private static final int DOCUMENTS_TIMED = 32;
    private static final int CHARACTERS_CUT = 400_000;

    /** The texts of this kind in a sample. */
    public List<String> in(TextSample sample) {
        return switch (this) {
            case PARAGRAPHS ->
                sample.paragraphs().stream()
                        .limit(PARAGRAPHS_TIMED)
                        .map(Paragraph::text)
                        .toList();
            case DOCUMENTS -> sample.documents().stream().limit(DOCUMENTS_TIMED).toList();
            case SHINGLES_400 -> stretches(sample.documents(), 400);
            case SHINGLES_4000 -> stretches(sample.documents(), 4_000);
        };
    }

    private static List<String> stretches(List<String> documents, int shingles) {
        int length = shingles + 3;
        List<String> stretches = new ArrayList<>();
        for (String document : documents) {
            for (int from = 0; from + length <= document.length(); from += length) {
                stretches.add(document.substring(from, from + length));
            }
        }
        return stretches.subList(0, Math.min(stretches.size(), CHARACTERS_CUT / length));
    }

    @Override
    public String toString() {
        return switch (this) {
            case PARAGRAPHS, DOCUMENTS -> name().toLowerCase(Locale.ROOT);
            case SHINGLES_400 -> "400 shingles";
            case SHINGLES_4000 -> "4,000 shingles";
        };
    }
}
