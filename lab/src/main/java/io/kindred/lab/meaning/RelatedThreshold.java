package io.kindred.lab.meaning;

import io.kindred.lab.report.Table;
import io.kindred.lab.versions.data.DataFolder;
import io.kindred.semantics.embedding.Embedder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * From which score two texts should be called related.
 *
 * <p>Texts are cut in two. The halves of one text are about the same without sharing text; those of two texts of different
 * topics are not; those of two texts of one topic may be. The threshold is fitted on one set and judged on the other.
 */
public final class RelatedThreshold {
    private static final int LEAST_LENGTH = 800;

    private final MeaningSets sets;
    private final Embedder embedder;
    private final int ofEachTopic;
    private final Consumer<String> progress;

    /** A fit with at most so many texts of each topic of news, and as many messages in all. */
    public RelatedThreshold(DataFolder data, Embedder embedder, int ofEachTopic, Consumer<String> progress) {
        this.sets = new MeaningSets(data);
        this.embedder = embedder;
        this.ofEachTopic = ofEachTopic;
        this.progress = progress;
    }

    /** What each threshold gives, and which is best where, in Markdown. */
    public String markdown() throws IOException {
        progress.accept("halves of news");
        Judged news = new Judged("BBC news", halves(sets.bbc(), ofEachTopic));
        progress.accept("halves of messages");
        Judged messages = new Judged("20 Newsgroups", halves(sets.newsgroups(Integer.MAX_VALUE), ofEachTopic / 4));
        List<List<String>> rows = new ArrayList<>();
        for (Judged judged : List.of(news, messages)) {
            for (int percent = 20; percent <= 90; percent += 5) {
                rows.add(judged.row(percent / 100.0));
            }
        }
        return new Table(
                                "From where two texts are related",
                                2,
                                List.of(
                                        "set",
                                        "from",
                                        "halves found",
                                        "pairs told",
                                        "one text",
                                        "one topic",
                                        "F1, one text"),
                                rows)
                        .markdown()
                + fitted(news, messages)
                + fitted(messages, news);
    }

    private static String fitted(Judged on, Judged judged) {
        double best = IntStream.rangeClosed(20, 95)
                .mapToDouble(percent -> percent / 100.0)
                .boxed()
                .max(Comparator.comparingDouble(on::f1))
                .orElseThrow();
        return String.format(
                Locale.ROOT,
                "Fitted on %s: %.2f. There, on %s: halves found %.3f, of one text %.3f, of one topic %.3f.%n%n",
                on.name,
                best,
                judged.name,
                judged.recall(best),
                judged.ofOneText(best),
                judged.ofOneTopic(best));
    }

    /** The halves of texts that are long enough, those of one text side by side. */
    private static List<LabelledText> halves(List<LabelledText> texts, int ofEach) {
        Map<String, Integer> taken = new HashMap<>();
        List<LabelledText> halves = new ArrayList<>();
        for (LabelledText text : texts) {
            int middle = text.text().indexOf(". ", text.text().length() / 2) + 1;
            if (text.text().length() >= LEAST_LENGTH
                    && middle > 0
                    && taken.merge(text.topic(), 1, Integer::sum) <= ofEach) {
                halves.add(new LabelledText(
                        text.id() + " 1", text.topic(), text.text().substring(0, middle)));
                halves.add(new LabelledText(
                        text.id() + " 2", text.topic(), text.text().substring(middle)));
            }
        }
        return halves;
    }

    /** Halves with the score of each two. */
    private final class Judged {
        private final String name;
        private final List<LabelledText> halves;
        private final double[][] scores;

        Judged(String name, List<LabelledText> halves) {
            this.name = name;
            this.halves = halves;
            this.scores = new Similarities(halves, embedder).fused();
        }

        /** How many pairs reach a threshold: all, those of one topic, those of one text. */
        private long[] told(double threshold) {
            long[] told = new long[3];
            for (int i = 0; i < scores.length; i++) {
                for (int j = i + 1; j < scores.length; j++) {
                    if (scores[i][j] >= threshold) {
                        told[0]++;
                        told[1] += halves.get(i).topic().equals(halves.get(j).topic()) ? 1 : 0;
                        told[2] += i / 2 == j / 2 ? 1 : 0;
                    }
                }
            }
            return told;
        }

        double recall(double threshold) {
            return told(threshold)[2] / (scores.length / 2.0);
        }

        double ofOneText(double threshold) {
            long[] told = told(threshold);
            return told[0] == 0 ? 1 : (double) told[2] / told[0];
        }

        double ofOneTopic(double threshold) {
            long[] told = told(threshold);
            return told[0] == 0 ? 1 : (double) told[1] / told[0];
        }

        double f1(double threshold) {
            double precision = ofOneText(threshold);
            double recall = recall(threshold);
            return precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall);
        }

        List<String> row(double threshold) {
            return List.of(
                    name + ", " + scores.length / 2,
                    String.format(Locale.ROOT, "%.2f", threshold),
                    MeaningTrial.figure(recall(threshold)),
                    Long.toString(told(threshold)[0]),
                    MeaningTrial.figure(ofOneText(threshold)),
                    MeaningTrial.figure(ofOneTopic(threshold)),
                    MeaningTrial.figure(f1(threshold)));
        }
    }
}
