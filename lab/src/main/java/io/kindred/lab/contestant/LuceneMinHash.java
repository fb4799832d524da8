package io.kindred.lab.contestant;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.minhash.MinHashFilter;
import org.apache.lucene.analysis.ngram.NGramTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/** Lucene's MinHash filter behind its tokenizer of n-grams: one hash, 128 buckets, empty ones filled by rotation. */
final class LuceneMinHash implements Sketching<String[]> {
    private final Tokenizer tokenizer = new NGramTokenizer(4, 4);
    private final TokenStream stream = new MinHashFilter(tokenizer, 1, COMPONENTS, 1, true);
    private final CharTermAttribute term = stream.getAttribute(CharTermAttribute.class);

    @Override
    public String[] sketch(String text) {
        try (StringReader reader = new StringReader(text)) {
            tokenizer.setReader(reader);
            return components();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String[] components() throws IOException {
        String[] components = new String[COMPONENTS];
        stream.reset();
        for (int i = 0; stream.incrementToken(); i++) {
            components[i] = term.toString();
        }
        stream.end();
        stream.close();
        return components;
    }

    @Override
    public double resemblance(String[] one, String[] other) {
        int equal = 0;
        for (int i = 0; i < COMPONENTS; i++) {
            equal += one[i].equals(other[i]) ? 1 : 0;
        }
        return (double) equal / COMPONENTS;
    }
}
