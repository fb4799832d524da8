package io.kindred.lab.paper.waikato2013;

import io.kindred.chunk.BlankLineChunker;
import io.kindred.chunk.Chunk;
import io.kindred.text.Document;
import io.kindred.text.FoldingNormalizer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A text with its paragraphs.
 *
 * @param group what it belongs to: the topic of news, or the original of a version
 */
record Article(String group, String name, String text) {
    private static final long SEED = 2013;

    /** So many news, as many of each folder, by chance; of those that say the same only one. */
    static List<Article> news(Path folder, int count) throws IOException {
        List<Path> topics;
        try (Stream<Path> list = Files.list(folder)) {
            topics = list.filter(Files::isDirectory).sorted().toList();
        }
        List<Article> news = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Path topic : topics) {
            List<Path> files;
            try (Stream<Path> list = Files.list(topic)) {
                files = list.sorted().collect(Collectors.toCollection(ArrayList::new));
            }
            Collections.shuffle(files, new Random(SEED));
            int wanted = news.size() + count / topics.size();
            for (int i = 0; i < files.size() && news.size() < wanted; i++) {
                Article article = read(topic, files.get(i));
                if (seen.add(folded(article.text()))) {
                    news.add(article);
                }
            }
        }
        return news;
    }

    private static Article read(Path topic, Path file) throws IOException {
        return new Article(
                topic.getFileName().toString(), topic.getFileName() + "/" + file.getFileName(), Files.readString(file));
    }

    static String folded(String text) {
        return new FoldingNormalizer().normalize(text).text();
    }

    Document document() {
        return new Document(name, name, text, Map.of());
    }

    List<Chunk> chunks() {
        return new BlankLineChunker().chunk(text);
    }

    /** What stands between blank lines. */
    List<String> paragraphs() {
        Document document = document();
        return chunks().stream().map(chunk -> chunk.text(document)).toList();
    }
}
