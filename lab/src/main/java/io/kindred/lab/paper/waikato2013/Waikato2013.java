package io.kindred.lab.paper.waikato2013;

import io.kindred.corpus.VersionPair;
import io.kindred.corpus.recipe.ControlledCorpus;
import io.kindred.corpus.recipe.LabelledCorpus;
import io.kindred.fingerprint.paper.WaikatoHasher;
import io.kindred.lab.joins.Paragraphs;
import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.report.ProgressBar;
import io.kindred.lab.versions.made.ControlledScore;
import io.kindred.relation.paper.ChunkHashes;
import io.kindred.relation.paper.ChunkPairs;
import io.kindred.relation.paper.NaiveMeasure;
import io.kindred.relation.paper.PaperMeasure;
import io.kindred.text.FoldingNormalizer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/** Does Waikato (2013) again, and tells it on a page. */
public final class Waikato2013 {
    /** The name of the paper, of the command and of the page. */
    public static final String NAME = "waikato-2013";

    private static final long SEED = 2013;
    private static final int NAIVE_BITS = 5;
    private static final int JACCARD_BITS = 7;

    private final Path news;
    private final List<Integer> paragraphs;
    private final ProgressBar bar;
    private final Published published = Published.of(NAME);

    /**
     * The paper.
     *
     * @param news a folder with a folder of texts for each topic
     * @param paragraphs how many paragraphs are compared with each other, run by run
     */
    public Waikato2013(Path news, List<Integer> paragraphs, ProgressBar bar) {
        this.news = news;
        this.paragraphs = List.copyOf(paragraphs);
        this.bar = bar;
    }

    /** Measures all that the page tells. */
    public PaperPage page() throws IOException {
        List<Article> articles = Article.news(news, (int) published.number("section 3.7.1", "documents"));
        LabelledCorpus controlled = ControlledCorpus.of(new Random(SEED));
        Waikato2013Page page = new Waikato2013Page(published);
        page.say(articles);
        page.examples();
        page.studies(studies(articles, controlled.pairs()));
        page.controlled(ControlledScore.all(), wordsSwapped(controlled));
        compare(page);
        bar.begin("other approaches", 3);
        Alternatives alternatives = new Alternatives((int) published.number("design Figure 9", "entities"));
        List<Alternatives.Row> versions = alternatives.versions(versions(controlled));
        bar.step("versions");
        page.alternatives(Stream.concat(versions.stream(), alternatives.meaning(articles).stream())
                .toList());
        bar.step("meaning");
        page.storage(Storage.of(articles));
        bar.step("storage");
        return page.page();
    }

    private List<ParameterStudy> studies(List<Article> articles, List<VersionPair> controlled) {
        List<Hashing> hashings = new ArrayList<>();
        for (int bits : new int[] {32, 64}) {
            Stream.of(2, 3, 4, 6).forEach(letters -> hashings.add(Hashing.papers(bits, letters)));
            hashings.add(Hashing.papers(bits, 2, 3, 4));
        }
        hashings.add(Hashing.kindred(64));
        hashings.add(Hashing.kindred(128));
        bar.begin("parameter study", hashings.size());
        return hashings.stream()
                .map(hashing -> {
                    ParameterStudy study = ParameterStudy.of(hashing, articles, controlled);
                    bar.step(hashing.name() + " " + hashing.bits() + " " + hashing.sizes());
                    return study;
                })
                .toList();
    }

    /** The naive score of document 4, whose words were swapped, with shingles of two letters (section 4.3). */
    private static double wordsSwapped(LabelledCorpus controlled) {
        VersionPair pair = controlled.pairs().stream()
                .filter(each -> each.version().name().equals("4"))
                .findFirst()
                .orElseThrow();
        ChunkHashes hashes = new ChunkHashes(new WaikatoHasher(64, 2));
        Article base = new Article("", "0", pair.base().text());
        Article version = new Article("", "4", pair.version().text());
        ChunkPairs pairs = new ChunkPairs(
                hashes.of(base.document(), base.chunks()), hashes.of(version.document(), version.chunks()), NAIVE_BITS);
        return PaperMeasure.overall(new NaiveMeasure().version(pairs), 0);
    }

    private void compare(Waikato2013Page page) throws IOException {
        WaikatoHasher hasher = new WaikatoHasher(64, 4);
        List<Waikato2013Page.Compared> all = new ArrayList<>();
        bar.begin("methods of comparison", paragraphs.size());
        for (int count : paragraphs) {
            long[] codes = Paragraphs.below(news, count).stream()
                    .mapToLong(text -> hasher.fingerprint(new FoldingNormalizer().normalize(text))
                            .word(0))
                    .toArray();
            all.add(new Waikato2013Page.Compared(codes.length, Comparing.all(codes, JACCARD_BITS)));
            bar.step(count + " paragraphs");
        }
        page.comparing(all);
    }

    /** The documents of the controlled corpus, those of one original in one group. */
    private static List<Article> versions(LabelledCorpus corpus) {
        Map<String, String> bases = new HashMap<>();
        corpus.pairs()
                .forEach(pair -> bases.put(pair.version().name(), pair.base().name()));
        return corpus.documents().stream()
                .map(text -> new Article(bases.getOrDefault(text.name(), text.name()), text.name(), text.text()))
                .toList();
    }
}
