package io.kindred.lab.meaning;

import io.kindred.lab.report.Bar;
import io.kindred.lab.report.Table;
import io.kindred.lab.versions.data.DataFolder;
import io.kindred.semantics.concept.ConceptVector;
import io.kindred.semantics.embedding.Embedder;
import io.kindred.semantics.lexicon.WordNet;
import io.kindred.semantics.measure.ConceptHasher;
import io.kindred.semantics.measure.Expansion;
import io.kindred.semantics.topic.Neighbour;
import io.kindred.semantics.topic.Topic;
import io.kindred.semantics.topic.TopicFinder;
import io.kindred.semantics.topic.Wishes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Judges ways to tell what is related: against people, against known topics, and as topics. */
public final class MeaningTrial {
    private static final int NEAREST = 10;
    private static final String BM25 = "BM25, as MoreLikeThis";
    private static final String CONCEPTS = "concepts, tf-idf";
    private static final String EMBEDDINGS = "embeddings (MiniLM)";
    private static final String FUSED = "fused: what Kindred says";

    private final MeaningSets sets;
    private final Embedder embedder;
    private final int ofEachGroup;
    private final Consumer<String> progress;
    private final List<Bar> bars = new ArrayList<>();
    private final List<String> topicLines = new ArrayList<>();

    /** A trial with at most so many messages of each newsgroup. */
    public MeaningTrial(DataFolder data, Embedder embedder, int ofEachGroup, Consumer<String> progress) {
        this.sets = new MeaningSets(data);
        this.embedder = embedder;
        this.ofEachGroup = ofEachGroup;
        this.progress = progress;
    }

    /** What a way to tell is called, and how near it says each two texts are. */
    private interface Method {
        double[][] scores(Similarities texts);
    }

    private static Map<String, Method> methods() {
        Expansion none = Expansion.NONE;
        Expansion synonyms = new Expansion(WordNet.words(), true, false);
        Expansion broader = new Expansion(WordNet.words(), true, true);
        Map<String, Method> methods = new LinkedHashMap<>();
        methods.put("plain hash, 64 bits", texts -> texts.hashes(ConceptHasher.plain(64, none)));
        methods.put("plain hash, 256 bits", texts -> texts.hashes(ConceptHasher.plain(256, none)));
        methods.put("tf-idf hash, 256 bits", texts -> texts.hashes(ConceptHasher.tfIdf(256, none, texts.space())));
        methods.put(BM25, Similarities::bm25);
        methods.put(CONCEPTS, texts -> texts.cosines(none));
        methods.put("+ synonyms", texts -> texts.cosines(synonyms));
        methods.put("+ synonyms and broader terms", texts -> texts.cosines(broader));
        methods.put(EMBEDDINGS, Similarities::embeddings);
        methods.put(FUSED, Similarities::fused);
        return methods;
    }

    /** All that was found, in Markdown. */
    public String markdown() throws IOException {
        List<LabelledText> lee = sets.lee();
        List<LabelledText> bbc = sets.bbc();
        List<LabelledText> newsgroups = sets.newsgroups(ofEachGroup);
        if (lee.isEmpty() || bbc.isEmpty() || newsgroups.isEmpty()) {
            throw new IOException("the sets lee50, bbc-news and newsgroups are needed; name their folder with --data");
        }
        Map<String, List<String>> rows = new LinkedHashMap<>();
        methods().keySet().forEach(name -> rows.put(name, new ArrayList<>(List.of(name))));
        judgements(lee, rows);
        topics("BBC news", bbc, rows, 0.70);
        topics("20 Newsgroups", newsgroups, rows, 0);
        Table ablation = new Table(
                "Ways to tell what is related",
                1,
                List.of("method", "Lee50 Pearson", "Spearman", "BBC P@10", "BBC AMI", "groups P@10", "groups AMI"),
                List.copyOf(rows.values()));
        progress.accept("speed");
        Table speed = ConceptSpeed.table(bbc);
        return "# Meaning\n\nWritten by `./kindred-lab meaning --write meaning`. " + bbc.size() + " texts of BBC news, "
                + newsgroups.size() + " messages of 20 Newsgroups, the 50 documents of Lee, Pincombe and Welsh.\n"
                + "*P@10*: of the ten nearest the share of the same topic. *AMI*: adjusted mutual information of the topics "
                + "found with the given ones.\n\n"
                + Bar.table(bars).markdown() + ablation.markdown() + speed.markdown() + topicText();
    }

    private void judgements(List<LabelledText> lee, Map<String, List<String>> rows) throws IOException {
        progress.accept("what people say of 50 documents");
        Similarities similarities = new Similarities(lee, embedder);
        double[][] ratings = sets.leeRatings();
        for (Map.Entry<String, Method> method : methods().entrySet()) {
            Correlation found = Correlation.of(symmetric(method.getValue().scores(similarities)), ratings);
            rows.get(method.getKey()).addAll(List.of(figure(found.pearson()), figure(found.spearman())));
            if (method.getKey().equals(CONCEPTS)) {
                bars.add(bar("Lee50, concepts alone, Pearson", found.pearson(), 0.58));
            } else if (method.getKey().equals(FUSED)) {
                bars.add(bar("Lee50, fused, Pearson", found.pearson(), 0.72));
            }
        }
    }

    /** BM25 tells a text from its query; the mean of both ways is as fair to it as can be. */
    private static double[][] symmetric(double[][] scores) {
        double[][] means = new double[scores.length][scores.length];
        for (int i = 0; i < scores.length; i++) {
            for (int j = 0; j < scores.length; j++) {
                means[i][j] = (scores[i][j] + scores[j][i]) / 2;
            }
        }
        return means;
    }

    private void topics(String name, List<LabelledText> texts, Map<String, List<String>> rows, double leastAgreement) {
        progress.accept(texts.size() + " texts of " + name);
        Similarities similarities = new Similarities(texts, embedder);
        Map<String, Double> precisions = new LinkedHashMap<>();
        for (Map.Entry<String, Method> method : methods().entrySet()) {
            double[][] scores = method.getValue().scores(similarities);
            double precision = Retrieval.precision(texts, scores, NEAREST);
            List<Topic> topics = topics(similarities.concepts(), scores);
            double agreement = agreement(texts, topics);
            precisions.put(method.getKey(), precision);
            rows.get(method.getKey()).addAll(List.of(figure(precision), figure(agreement)));
            if (method.getKey().equals(FUSED)) {
                tell(name, topics);
                if (leastAgreement > 0) {
                    bars.add(bar(name + ", topics, AMI", agreement, leastAgreement));
                }
            }
        }
        bars.add(bar(name + ", P@10, fused to BM25", precisions.get(FUSED), precisions.get(BM25)));
        bars.add(bar(name + ", P@10, fused to embeddings", precisions.get(FUSED), precisions.get(EMBEDDINGS)));
    }

    private static List<Topic> topics(List<ConceptVector> concepts, double[][] scores) {
        List<List<Neighbour>> neighbours = IntStream.range(0, scores.length)
                .parallel()
                .mapToObj(i -> Retrieval.nearest(scores[i], i, TopicFinder.NEIGHBOURS).stream()
                        .filter(other -> scores[i][other] > 0)
                        .map(other -> new Neighbour(other, scores[i][other]))
                        .toList())
                .toList();
        return new TopicFinder().topics(concepts, neighbours, Wishes.NONE);
    }

    private static double agreement(List<LabelledText> texts, List<Topic> topics) {
        String[] found = new String[texts.size()];
        for (int topic = 0; topic < topics.size(); topic++) {
            for (int document : topics.get(topic).documents()) {
                found[document] = Integer.toString(topic);
            }
        }
        return Agreement.of(texts.stream().map(LabelledText::topic).toList(), Arrays.asList(found));
    }

    private void tell(String name, List<Topic> topics) {
        topicLines.add("\n" + name + ": " + topics.size() + " topics\n");
        for (Topic topic : topics.subList(0, Math.min(12, topics.size()))) {
            topicLines.add("* " + topic.documents().size() + ": " + String.join(", ", topic.label()) + "; "
                    + topic.parts().size() + " parts");
        }
    }

    private String topicText() {
        return "## Topics\n" + String.join("\n", topicLines) + "\n";
    }

    private static Bar bar(String what, double figure, double least) {
        return new Bar(what, figure, least, Double.POSITIVE_INFINITY, 3);
    }

    static String figure(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }
}
