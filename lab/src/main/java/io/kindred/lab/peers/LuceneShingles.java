package io.kindred.lab.peers;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.core.WhitespaceTokenizer;
import org.apache.lucene.analysis.minhash.MinHashFilter;
import org.apache.lucene.analysis.shingle.ShingleFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/** Lucene's MinHash filter behind its filter of runs of three words: one hash, many buckets, empty ones filled. */
final class LuceneShingles {
    private static final int WORDS = 3;

    private final Tokenizer tokenizer = new WhitespaceTokenizer();
    private final TokenStream stream;
    private final CharTermAttribute term;
    private final int components;

    LuceneShingles(int components) {
        this.components = components;
        ShingleFilter shingles = new ShingleFilter(tokenizer, WORDS, WORDS);
        shingles.setOutputUnigrams(false);
        this.stream = new MinHashFilter(shingles, 1, components, 1, true);
        this.term = stream.getAttribute(CharTermAttribute.class);
    }

    int[] signature(String document) {
        int[] signature = new int[components];
        try (StringReader reader = new StringReader(document)) {
            tokenizer.setReader(reader);
            stream.reset();
            for (int i = 0; stream.incrementToken(); i++) {
                signature[i] = hash();
            }
            stream.end();
            stream.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return signature;
    }

    private int hash() {
        return Arrays.hashCode(Arrays.copyOf(term.buffer(), term.length()));
    }
}
