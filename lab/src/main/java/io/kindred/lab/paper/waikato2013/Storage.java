package io.kindred.lab.paper.waikato2013;

import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.paper.WaikatoHasher;
import io.kindred.lab.paper.Kin;
import io.kindred.lab.text.TemporaryFolder;
import io.kindred.relation.paper.ChunkHashes;
import io.kindred.scan.DelimitedText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What is kept of documents (section 4.8).
 *
 * @param lines bytes of the delimited text, a line for each document
 * @param catalog bytes of the catalog of a scan, which keeps the texts, the places of words and the relations too
 * @param texts bytes of the documents
 * @param paragraphs paragraphs of a document on average
 */
record Storage(int documents, long lines, long catalog, long texts, double paragraphs) {
    static Storage of(List<Article> articles) throws IOException {
        ChunkHashes hashes = new ChunkHashes(new WaikatoHasher(64, 4));
        long lines = 0;
        long texts = 0;
        long paragraphs = 0;
        for (int i = 0; i < articles.size(); i++) {
            Article article = articles.get(i);
            List<Long> chunks = hashes.of(article.document(), article.chunks()).stream()
                    .map((SimHash hash) -> hash.word(0))
                    .toList();
            String line = new DelimitedText(i, article.name(), 0, chunks).line(';');
            lines += line.getBytes(StandardCharsets.UTF_8).length + 1;
            texts += article.text().getBytes(StandardCharsets.UTF_8).length;
            paragraphs += chunks.size();
        }
        return new Storage(articles.size(), lines, catalog(articles), texts, (double) paragraphs / articles.size());
    }

    private static long catalog(List<Article> articles) throws IOException {
        try (TemporaryFolder temporary = TemporaryFolder.create()) {
            Path folder = temporary.path().resolve("texts");
            for (Article article : articles) {
                Path file = folder.resolve(article.name());
                Files.createDirectories(file.getParent());
                Files.writeString(file, article.text());
            }
            Path catalog = temporary.path().resolve("catalog.db");
            Kin.scan(folder, catalog);
            return Files.size(catalog);
        }
    }

    /** Megabytes of 100,000 such documents. */
    double megabytesOfManyLines() {
        return lines / (double) documents * 100_000 / 1e6;
    }
}
