package io.kindred.corpus.recipe;

import io.kindred.corpus.Additions;
import io.kindred.corpus.DocumentEdits;
import io.kindred.corpus.Dose;
import io.kindred.corpus.Edit;
import io.kindred.corpus.NamedText;
import io.kindred.corpus.ParagraphEdits;
import io.kindred.corpus.Place;
import io.kindred.corpus.Prose;
import io.kindred.corpus.SentenceEdits;
import io.kindred.corpus.Spacing;
import io.kindred.corpus.VersionPair;
import io.kindred.corpus.WordEdits;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The controlled version corpus of Waikato (2013), 4.1.2: six originals and 23 versions, with the numbers 0 to 28 for
 * names.
 *
 * <p>The articles are not theirs, which were never published. Where two of their descriptions differ only in that one
 * says the words are not adjacent, the other is taken to mean words side by side.
 */
public final class ControlledCorpus {
    /** How many originals it takes. */
    public static final int ORIGINALS = 6;

    private ControlledCorpus() {}

    /** The corpus of six other base texts, or of the articles that come with it if there are none. */
    public static LabelledCorpus of(List<NamedText> bases, Random random) {
        if (bases.isEmpty()) {
            return of(random);
        }
        if (bases.size() != ORIGINALS) {
            throw new IllegalArgumentException("the controlled corpus takes six base texts, not " + bases.size());
        }
        return corpus(bases.stream().map(NamedText::text).toList(), topic -> Prose::new, random);
    }

    /** The corpus of the articles that come with it. */
    public static LabelledCorpus of(Random random) {
        return corpus(Stream.of(Topic.values()).map(Topic::article).toList(), topic -> topic.additions(random), random);
    }

    /** An edit and its description. */
    private record Step(String description, String dose, Edit edit) {}

    private static LabelledCorpus corpus(
            List<String> bases, Function<Topic, Function<Random, Additions>> sources, Random random) {
        List<NamedText> documents = new ArrayList<>();
        List<VersionPair> pairs = new ArrayList<>();
        Iterator<String> originals = bases.iterator();
        for (Topic topic : Topic.values()) {
            NamedText base = new NamedText(Integer.toString(documents.size()), originals.next());
            documents.add(base);
            for (Step step : steps(topic, sources.apply(topic))) {
                VersionPair pair = VersionPair.of(
                        base,
                        Integer.toString(documents.size()),
                        step.edit(),
                        step.description(),
                        step.dose(),
                        new Random(random.nextLong()));
                documents.add(pair.version());
                pairs.add(pair);
            }
        }
        return new LabelledCorpus(documents, pairs);
    }

    private static List<Step> steps(Topic topic, Function<Random, Additions> source) {
        return switch (topic) {
            case BUSINESS -> business(source);
            case ENTERTAINMENT -> entertainment(source);
            case LIFESTYLE -> lifestyle(source);
            case NATIONAL -> national(source);
            case SPORTS -> sports(source);
            case TECHNOLOGY -> technology();
        };
    }

    private static List<Step> business(Function<Random, Additions> source) {
        Dose two = Dose.count(2);
        return List.of(
                new Step("Deleted two words from each paragraph", "2", WordEdits.delete(two, Spacing.TOGETHER)),
                new Step("Added two words in each paragraph", "2", WordEdits.insert(two, Spacing.TOGETHER, source)),
                new Step(
                        "Replaced one word in each paragraph with a constant word",
                        "1",
                        WordEdits.replaceWith("something", 1)),
                new Step(
                        "Swapped position of two groups containing two words in each paragraph",
                        "2",
                        WordEdits.swapRuns(2)));
    }

    private static List<Step> entertainment(Function<Random, Additions> source) {
        Dose one = Dose.count(1);
        return List.of(
                new Step(
                        "Added an extra sentence at different positions in each paragraph",
                        "1",
                        SentenceEdits.insert(one, source)),
                new Step("Deleted one sentence from each paragraph", "1", SentenceEdits.delete(one)),
                new Step("Changed the sentence order within each paragraph", "", SentenceEdits.shuffle()),
                new Step("Replaced one sentence in each paragraph", "1", SentenceEdits.replace(one, source)));
    }

    private static List<Step> lifestyle(Function<Random, Additions> source) {
        Dose two = Dose.count(2);
        return List.of(
                new Step(
                        "Removed two paragraphs from the middle of the document",
                        "2",
                        ParagraphEdits.remove(two, Place.MIDDLE)),
                new Step(
                        "Removed two paragraphs from the end of the document",
                        "2",
                        ParagraphEdits.remove(two, Place.END)),
                new Step(
                        "Added two paragraphs to the end of the document",
                        "2",
                        ParagraphEdits.add(two, Place.END, source)),
                new Step(
                        "Added two paragraphs to the middle of the document",
                        "2",
                        ParagraphEdits.add(two, Place.MIDDLE, source)));
    }

    private static List<Step> national(Function<Random, Additions> source) {
        Dose two = Dose.count(2);
        Edit twoLess = WordEdits.delete(two, Spacing.ANYWHERE);
        Edit oneMore = WordEdits.insert(Dose.count(1), Spacing.ANYWHERE, source);
        return List.of(
                new Step(
                        "Added two words and removed two words from each paragraph",
                        "2+2",
                        twoLess.then(WordEdits.insert(two, Spacing.ANYWHERE, source))),
                new Step(
                        "Added a word to each paragraph and deleted three paragraphs",
                        "1+3",
                        ParagraphEdits.remove(3).then(oneMore)),
                new Step(
                        "Joined a number of paragraphs into single paragraphs",
                        "0.4",
                        ParagraphEdits.merge(Dose.share(0.4))),
                new Step(
                        "Removed two words from each paragraph and deleted three paragraphs",
                        "2+3",
                        ParagraphEdits.remove(3).then(twoLess)));
    }

    private static List<Step> sports(Function<Random, Additions> source) {
        Dose two = Dose.count(2);
        return List.of(
                new Step(
                        "Removed two non-adjacent words from each paragraph",
                        "2",
                        WordEdits.delete(two, Spacing.APART)),
                new Step(
                        "Added two non-adjacent words in each paragraph",
                        "2",
                        WordEdits.insert(two, Spacing.APART, source)),
                new Step(
                        "Added two paragraphs and removed two paragraphs",
                        "2+2",
                        ParagraphEdits.remove(2).then(ParagraphEdits.add(two, Place.ANYWHERE, source))),
                new Step(
                        "Deleted two paragraphs and joined paragraphs together",
                        "2+3",
                        ParagraphEdits.remove(2).then(ParagraphEdits.merge(3))));
    }

    private static List<Step> technology() {
        return List.of(
                new Step("Twice the original document", "", DocumentEdits.twice()),
                new Step("Changed the paragraph order", "", ParagraphEdits.shuffle()),
                new Step(
                        "Separated some of the paragraphs into multiple paragraphs",
                        "0.5",
                        ParagraphEdits.split(Dose.share(0.5))));
    }
}
