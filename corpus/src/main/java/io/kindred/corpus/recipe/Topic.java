package io.kindred.corpus.recipe;

import io.kindred.corpus.Additions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;

/** An article of the controlled corpus, and the sentences and paragraphs that can be added to it. */
enum Topic {
    BUSINESS,
    ENTERTAINMENT,
    LIFESTYLE,
    NATIONAL,
    SPORTS,
    TECHNOLOGY;

    String article() {
        return resource(label() + ".txt");
    }

    /** One stock for all versions of the article, so that no two of them share what was added. */
    Function<Random, Additions> additions(Random random) {
        List<String> blocks = List.of(resource(label() + "-extra.txt").split("\n\n"));
        List<String> sentences = blocks.stream()
                .flatMap(block -> Stream.of(block.split("(?<=[.!?]) ")))
                .toList();
        List<String> paragraphs =
                blocks.stream().filter(block -> !sentences.contains(block)).toList();
        Stock stock = new Stock(sentences, paragraphs, new Random(random.nextLong()));
        return ownRandom -> stock;
    }

    private String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static String resource(String name) {
        try (InputStream in = Topic.class.getResourceAsStream("/io/kindred/corpus/controlled/" + name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
