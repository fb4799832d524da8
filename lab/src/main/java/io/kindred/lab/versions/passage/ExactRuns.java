package io.kindred.lab.versions.passage;

import io.kindred.comparison.Passage;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The simplest way to find passages: runs of letters and digits that are the same, joined where they are close. */
final class ExactRuns implements PassageSource {
    private static final int SHORTEST = 40;
    private static final int CLOSE = 200;

    @Override
    public List<Passage> passages(Reading left, Reading right) {
        Letters here = Letters.of(left.document().text());
        Letters there = Letters.of(right.document().text());
        Map<String, Integer> places = new HashMap<>();
        for (int at = 0; at + SHORTEST <= there.size(); at++) {
            places.putIfAbsent(there.at(at), at);
        }
        List<Passage> runs = new ArrayList<>();
        for (int at = 0; at + SHORTEST <= here.size(); ) {
            Integer place = places.get(here.at(at));
            int length = place == null ? 0 : here.common(at, there, place);
            if (place != null) {
                runs.add(new Passage(here.span(at, length), there.span(place, length), 1));
            }
            at += Math.max(1, length);
        }
        return joined(runs);
    }

    private static List<Passage> joined(List<Passage> runs) {
        List<Passage> joined = new ArrayList<>();
        for (Passage run : runs.stream()
                .sorted(Comparator.comparingInt(passage -> passage.left().from()))
                .toList()) {
            Passage last = joined.isEmpty() ? null : joined.get(joined.size() - 1);
            if (last != null && close(last.left(), run.left()) && close(last.right(), run.right())) {
                joined.set(
                        joined.size() - 1,
                        new Passage(hull(last.left(), run.left()), hull(last.right(), run.right()), 1));
            } else {
                joined.add(run);
            }
        }
        return joined;
    }

    private static boolean close(Span one, Span other) {
        return Math.max(one.from(), other.from()) - Math.min(one.to(), other.to()) <= CLOSE;
    }

    private static Span hull(Span one, Span other) {
        return Span.of(Math.min(one.from(), other.from()), Math.max(one.to(), other.to()));
    }

    /** The letters and digits of a text, in small letters, and where they stand. */
    private static final class Letters {
        private final String text;
        private final int[] places;

        private Letters(String text, int[] places) {
            this.text = text;
            this.places = places;
        }

        static Letters of(String text) {
            StringBuilder letters = new StringBuilder();
            int[] places = new int[text.length()];
            for (int i = 0; i < text.length(); i++) {
                if (Character.isLetterOrDigit(text.charAt(i))) {
                    places[letters.length()] = i;
                    letters.append(Character.toLowerCase(text.charAt(i)));
                }
            }
            return new Letters(letters.toString(), places);
        }

        String at(int from) {
            return text.substring(from, from + SHORTEST);
        }

        int size() {
            return text.length();
        }

        Span span(int from, int length) {
            return Span.of(places[from], places[from + length - 1] + 1);
        }

        int common(int at, Letters other, int place) {
            int length = 0;
            while (at + length < size()
                    && place + length < other.size()
                    && text.charAt(at + length) == other.text.charAt(place + length)) {
                length++;
            }
            return length;
        }
    }
}
