package io.kindred.semantics.embedding;

import io.kindred.text.Span;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * What a document means: its passages, or some of them, each with its meaning.
 *
 * @param passages in the order of the text; none if the document has no words
 */
public record EmbeddedDocument(List<EmbeddedPassage> passages) {
    /** How the bytes of a document are laid out; vectors of other models or layouts never meet. */
    private static final String LAYOUT = "int8-v1";

    public EmbeddedDocument {
        passages = List.copyOf(passages);
    }

    /** The full name of how documents are kept. */
    public static String scheme(EmbeddingModel model) {
        return model.name() + "/" + LAYOUT;
    }

    /** What a text means. */
    public static EmbeddedDocument of(String text, PassageCutter cutter, Embedder embedder) {
        return new EmbeddedDocument(cutter.cut(text).stream()
                .map(span -> new EmbeddedPassage(span, ByteVector.of(embedder.embed(span.in(text)))))
                .toList());
    }

    /** The direction of the whole: the mean of its passages, the long ones counting more. */
    public ByteVector whole() {
        if (passages.isEmpty()) {
            return ByteVector.of(new byte[0]);
        }
        float[] sum = new float[passages.get(0).meaning().dimensions()];
        for (EmbeddedPassage passage : passages) {
            double weight = passage.span().length() / passage.meaning().length();
            for (int i = 0; i < sum.length; i++) {
                sum[i] += (float) (weight * passage.meaning().at(i));
            }
        }
        return ByteVector.of(sum);
    }

    /** The document in bytes: the number of dimensions, then for each passage its begin, its end and its vector. */
    public byte[] bytes() {
        int dimensions = passages.isEmpty() ? 0 : passages.get(0).meaning().dimensions();
        ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES + passages.size() * (2 * Integer.BYTES + dimensions));
        bytes.putInt(dimensions);
        for (EmbeddedPassage passage : passages) {
            bytes.putInt(passage.span().from()).putInt(passage.span().to());
            bytes.put(passage.meaning().bytes());
        }
        return bytes.array();
    }

    /**
     * The document that has these bytes.
     *
     * @throws IllegalArgumentException if no document has
     */
    public static EmbeddedDocument of(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        int dimensions = in.remaining() < Integer.BYTES ? -1 : in.getInt();
        if (dimensions < 0 || in.remaining() % (2 * Integer.BYTES + dimensions) != 0) {
            throw new IllegalArgumentException("not an embedded document of " + bytes.length + " bytes");
        }
        List<EmbeddedPassage> passages = new ArrayList<>();
        while (in.hasRemaining()) {
            Span span = Span.of(in.getInt(), in.getInt());
            byte[] vector = new byte[dimensions];
            in.get(vector);
            passages.add(new EmbeddedPassage(span, ByteVector.of(vector)));
        }
        return new EmbeddedDocument(passages);
    }
}
