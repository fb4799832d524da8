package io.kindred.semantics.concept;

import io.kindred.semantics.lexicon.ConceptType;
import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Writes vectors of concepts in few bytes and reads them.
 *
 * <p>First the scheme and the language, then how many concepts there are. A concept is how many bytes it begins with as the one
 * before it does, the bytes it goes on with, its count, its type with how it is written, and the writing if none of the usual
 * ones. Numbers have seven bits to a byte.
 */
final class ConceptBytes {
    private static final int AS_NAMED = 0;
    private static final int TITLED = 1;
    private static final int CAPITALS = 2;
    private static final int OTHERWISE = 3;

    private ConceptBytes() {}

    static byte[] write(ConceptVector vector) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        text(ConceptVector.SCHEME, out);
        text(vector.language(), out);
        PackedNumbers.write(vector.size(), out);
        byte[] last = {};
        for (ConceptVector.Entry entry : vector.entries()) {
            byte[] name = entry.concept().getBytes(StandardCharsets.UTF_8);
            int shared = shared(last, name);
            PackedNumbers.write(shared, out);
            PackedNumbers.write(name.length - shared, out);
            out.write(name, shared, name.length - shared);
            PackedNumbers.write(entry.count(), out);
            int writing = writing(entry);
            out.write((entry.type().code() << 2) | writing);
            if (writing == OTHERWISE) {
                text(entry.surface(), out);
            }
            last = name;
        }
        return out.toByteArray();
    }

    static ConceptVector read(byte[] bytes) {
        try {
            return read(ByteBuffer.wrap(bytes));
        } catch (BufferUnderflowException | IndexOutOfBoundsException | NegativeArraySizeException e) {
            throw new IllegalArgumentException("a stored vector of concepts is damaged", e);
        }
    }

    private static ConceptVector read(ByteBuffer in) {
        String scheme = text(in);
        if (!scheme.equals(ConceptVector.SCHEME)) {
            throw new IllegalArgumentException(
                    "concepts were stored as " + scheme + ", but this version reads " + ConceptVector.SCHEME);
        }
        String language = text(in);
        int size = PackedNumbers.read(in);
        List<ConceptVector.Entry> entries = new ArrayList<>();
        byte[] name = {};
        for (int i = 0; i < size; i++) {
            int shared = PackedNumbers.read(in);
            byte[] rest = bytes(in);
            byte[] next = Arrays.copyOf(name, shared + rest.length);
            System.arraycopy(rest, 0, next, shared, rest.length);
            name = next;
            entries.add(entry(new String(name, StandardCharsets.UTF_8), in));
        }
        return ConceptVector.of(language, entries.toArray(ConceptVector.Entry[]::new));
    }

    private static ConceptVector.Entry entry(String concept, ByteBuffer in) {
        int count = PackedNumbers.read(in);
        int kind = in.get();
        String surface = switch (kind & 3) {
            case AS_NAMED -> concept;
            case TITLED -> titled(concept);
            case CAPITALS -> concept.toUpperCase(Locale.ROOT);
            default -> text(in);
        };
        return new ConceptVector.Entry(concept, surface, ConceptType.of(kind >> 2), count);
    }

    private static int writing(ConceptVector.Entry entry) {
        if (entry.surface().equals(entry.concept())) {
            return AS_NAMED;
        } else if (entry.surface().equals(titled(entry.concept()))) {
            return TITLED;
        }
        return entry.surface().equals(entry.concept().toUpperCase(Locale.ROOT)) ? CAPITALS : OTHERWISE;
    }

    private static String titled(String concept) {
        StringBuilder titled = new StringBuilder(concept);
        for (int i = 0; i < concept.length(); i++) {
            if (i == 0 || concept.charAt(i - 1) == ' ') {
                titled.setCharAt(i, Character.toUpperCase(concept.charAt(i)));
            }
        }
        return titled.toString();
    }

    private static int shared(byte[] left, byte[] right) {
        int mismatch = Arrays.mismatch(left, right);
        return mismatch < 0 ? left.length : mismatch;
    }

    private static void text(String text, ByteArrayOutputStream out) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        PackedNumbers.write(bytes.length, out);
        out.writeBytes(bytes);
    }

    private static String text(ByteBuffer in) {
        return new String(bytes(in), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(ByteBuffer in) {
        int length = PackedNumbers.read(in);
        if (length > in.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] bytes = new byte[length];
        in.get(bytes);
        return bytes;
    }
}
