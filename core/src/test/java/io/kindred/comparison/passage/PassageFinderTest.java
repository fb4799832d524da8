package io.kindred.comparison.passage;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.chunk.Chunker;
import io.kindred.chunk.SentenceChunker;
import io.kindred.comparison.Passage;
import io.kindred.corpus.NastyText;
import io.kindred.corpus.Prose;
import io.kindred.fingerprint.reading.Reading;
import io.kindred.text.Document;
import io.kindred.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class PassageFinderTest {
    private static final Chunker CHUNKER = new SentenceChunker();

    private final PassageFinder finder = new PassageFinder();

    @Test
    void emptyDocumentsShareNothing() {
        assertThat(find("", "")).isEqualTo(new Found(List.of(), false));
        assertThat(find("", "One sentence.")).isEqualTo(new Found(List.of(), false));
    }

    @Test
    void oneSentenceIsFoundInItself() {
        String sentence = "The quick brown fox jumps over the lazy dog while nine old cats look on from the wall.";
        Span words = Span.of(0, sentence.length() - 1);
        assertThat(find(sentence, sentence).passages()).containsExactly(new Passage(words, words, 1));
    }

    @Test
    void tooFewWordsAreNoPassage() {
        assertThat(find("Yes.", "Yes.").passages()).isEmpty();
        assertThat(find("All rights reserved.", "All rights reserved. No.").passages())
                .isEmpty();
    }

    @Test
    void quoteIsFoundToTheWord(Random random) {
        for (int i = 0; i < 50; i++) {
            String quote = new Prose(random).paragraph(3).replaceAll("\\.$", "");
            String left =
                    new Prose(random).document(600) + " aleph " + quote + " beth " + new Prose(random).document(300);
            String right =
                    new Prose(random).document(400) + " gimel " + quote + " daleth " + new Prose(random).document(500);
            List<Passage> passages = find(left, right).passages();
            assertThat(passages)
                    .contains(new Passage(spanOf(quote, left), spanOf(quote, right), 1))
                    .hasSize(1);
        }
    }

    @Test
    void quoteFromTheMiddleOfASentenceIsFoundToTheWord() {
        String quote =
                "seven grey ships that had lain at anchor since spring were seen to leave the harbour before dawn";
        String left = "Nobody could say why " + quote + ", least of all the pilot.";
        String right = "It is written that " + quote + " and never came back.";
        assertThat(find(left, right).passages())
                .containsExactly(new Passage(spanOf(quote, left), spanOf(quote, right), 1));
    }

    @Test
    void quoteThatStandsTwiceIsTwoPassages(Random random) {
        String quote = new Prose(random).paragraph(4);
        String left = new Prose(random).document(300) + "\n\n" + quote;
        String right = quote + "\n\n" + new Prose(random).document(800) + "\n\n" + quote;
        assertThat(find(left, right).passages()).hasSize(2);
    }

    @Test
    void unrelatedTextsShareNothing(Random random) {
        for (int i = 0; i < 50; i++) {
            Found found = find(new Prose(random).document(1500), new Prose(random).document(1500));
            assertThat(found.passages()).isEmpty();
        }
    }

    @Test
    void unrelatedTextsInTheSameWordsShareNothing(Random random) {
        for (int i = 0; i < 50; i++) {
            Prose prose = new Prose(random);
            assertThat(find(prose.document(300), prose.document(300)).passages())
                    .isEmpty();
        }
    }

    @Test
    void summaryIsOnePassageWithWhatItSumsUp(Random random) {
        for (int i = 0; i < 10; i++) {
            List<String> paragraphs =
                    Arrays.asList(new Prose(random).paragraphs(12).split("\n\n"));
            String summary = paragraphs.stream()
                    .map(paragraph -> shuffled(paragraph.substring(0, paragraph.indexOf('.') + 1), random))
                    .collect(Collectors.joining(" "));
            String left = new Prose(random).paragraphs(5) + "\n\n" + summary;
            String right = String.join("\n\n", paragraphs);
            assertThat(find(left, right).passages())
                    .anySatisfy(passage -> assertThat(overlap(passage.right(), Span.of(0, right.length())))
                            .isGreaterThan(0.5));
        }
    }

    @Test
    void shuffledWordsAreFound(Random random) {
        int found = 0;
        for (int i = 0; i < 30; i++) {
            String quote = new Prose(random).paragraph(6);
            String left = new Prose(random).paragraphs(5) + "\n\n" + quote + "\n\n" + new Prose(random).paragraphs(5);
            String right = new Prose(random).paragraphs(8) + "\n\n" + shuffled(quote, random);
            Span place = spanOf(quote, left);
            found += find(left, right).passages().stream().anyMatch(p -> overlap(p.left(), place) > 0.7) ? 1 : 0;
        }
        assertThat(found).isGreaterThan(25);
    }

    @Test
    void turnedAroundItIsTheSame(Random random) {
        for (int i = 0; i < 30; i++) {
            Prose prose = new Prose(random);
            String common = prose.paragraphs(2);
            String left = prose.paragraphs(4) + "\n\n" + common + "\n\n" + prose.paragraphs(3);
            String right = shuffled(common, random) + "\n\n" + prose.paragraphs(3) + "\n\n" + common;
            Found there = find(left, right);
            Found back = find(right, left);
            assertThat(back.passages())
                    .extracting(Passage::right, Passage::left, Passage::similarity)
                    .containsExactlyInAnyOrderElementsOf(there.passages().stream()
                            .map(PassageFinderTest::tuple)
                            .toList());
            assertThat(back.approximate()).isEqualTo(there.approximate());
        }
    }

    @Test
    void sameTextsHaveTheSamePassages(Random random) {
        String left = new Prose(random).document(2000);
        String right = new Prose(random).document(200) + left.substring(500, 2500) + new Prose(random).document(200);
        assertThat(find(left, right)).isEqualTo(find(left, right));
    }

    @Test
    void versionsShareFewLongPassages(Random random) {
        List<String> paragraphs =
                new ArrayList<>(Arrays.asList(new Prose(random).paragraphs(2000).split("\n\n")));
        String left = String.join("\n\n", paragraphs);
        for (int i = 0; i < 20; i++) {
            paragraphs.set(random.nextInt(paragraphs.size()), new Prose(random).paragraph(2));
        }
        String right = String.join("\n\n", paragraphs);
        List<Passage> passages = find(left, right).passages();
        assertThat(passages).hasSizeLessThan(60);
        assertThat(passages.stream()
                        .mapToInt(passage -> passage.left().length())
                        .sum())
                .isGreaterThan(left.length() * 95 / 100);
    }

    @Test
    void nastyTextsGiveSpansOfTheText(Random random) {
        for (int i = 0; i < 300; i++) {
            String left = NastyText.next(random, 400);
            String right = left.substring(random.nextInt(left.length() + 1)) + NastyText.next(random, 200);
            for (Passage passage : find(left, right).passages()) {
                assertThat(passage.left().to()).isLessThanOrEqualTo(left.length());
                assertThat(passage.right().to()).isLessThanOrEqualTo(right.length());
                assertThat(passage.similarity()).isBetween(0.0, 1.0);
            }
        }
    }

    @Test
    void equalSentencesAreOnePassage() {
        String sentence = "Nothing happened on this day either, as the book says. ";
        String left = sentence.repeat(100_000);
        Found found = find(left, sentence.repeat(90_000));
        assertThat(found.passages()).isNotEmpty().hasSizeLessThan(10);
        assertThat(found.passages().get(0).similarity()).isEqualTo(1);
    }

    @Test
    void permutedWordsComeToAnEnd(Random random) {
        List<String> words = IntStream.range(0, 100_000).mapToObj(i -> "w" + i).collect(Collectors.toList());
        Collections.shuffle(words, random);
        String left = String.join(" ", words);
        Collections.shuffle(words, random);
        assertThat(find(left, String.join(" ", words)).passages()).isEmpty();
    }

    @Test
    void sentencesInAnyOrderComeToAnEnd(Random random) {
        List<String> sentences = IntStream.range(0, 100)
                .mapToObj(i -> new Prose(random).sentence())
                .toList();
        Found found = find(drawn(sentences, random), drawn(sentences, random));
        assertThat(found.approximate()).isTrue();
    }

    private static String drawn(List<String> sentences, Random random) {
        return IntStream.range(0, 10_000)
                .mapToObj(i -> sentences.get(random.nextInt(sentences.size())))
                .collect(Collectors.joining(" "));
    }

    private static Tuple tuple(Passage passage) {
        return new Tuple(passage.left(), passage.right(), passage.similarity());
    }

    private Found find(String left, String right) {
        return finder.find(reading(left), reading(right));
    }

    private static Reading reading(String text) {
        return Reading.of(new Document("id", "title", text, Map.of()), CHUNKER);
    }

    private static Span spanOf(String part, String text) {
        int from = text.indexOf(part);
        int to = from + part.length();
        return Span.of(from, text.charAt(to - 1) == '.' ? to - 1 : to);
    }

    private static double overlap(Span span, Span other) {
        int common = Math.min(span.to(), other.to()) - Math.max(span.from(), other.from());
        return (double) common / Math.max(span.length(), other.length());
    }

    private static String shuffled(String text, Random random) {
        List<String> words = new ArrayList<>(Arrays.asList(text.split("\\s+")));
        for (int from = 0; from < words.size(); from += 15) {
            Collections.shuffle(words.subList(from, Math.min(from + 15, words.size())), random);
        }
        return String.join(" ", words);
    }
}
