package io.kindred.semantics.lexicon;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Words, meanings and what joins them, as arrays that are read in one go.
 *
 * <p>The bytes are a name with the version of the form, a checksum of the rest, and sections, each a length and so many bytes or
 * big-endian ints. Lists of lists are one list and the places where each begins.
 */
final class WordNetTable {
    private static final byte[] NAME = "kindred-wordnet-v2\n".getBytes(StandardCharsets.US_ASCII);

    final Texts words;
    final byte[] parts;
    final byte[] common;
    final Lists meanings;
    final Lists members;
    final Lists broader;
    final byte[] types;
    final Texts irregular;
    final Texts bases;
    final Texts givenNames;
    final Texts adjectives;
    final Texts origins;

    private WordNetTable(ByteBuffer in) {
        words = texts(in);
        parts = bytes(in);
        common = bytes(in);
        meanings = lists(in);
        members = lists(in);
        broader = lists(in);
        types = bytes(in);
        irregular = texts(in);
        bases = texts(in);
        givenNames = texts(in);
        adjectives = texts(in);
        origins = texts(in);
    }

    /** Whether bytes are a table of the form that is read here, undamaged. */
    static boolean isCurrent(byte[] table) {
        if (table.length < NAME.length + Long.BYTES || !Arrays.equals(table, 0, NAME.length, NAME, 0, NAME.length)) {
            return false;
        }
        int start = NAME.length + Long.BYTES;
        CRC32 sum = new CRC32();
        sum.update(table, start, table.length - start);
        return ByteBuffer.wrap(table).getLong(NAME.length) == sum.getValue();
    }

    static WordNetTable of(byte[] table) {
        if (!isCurrent(table)) {
            throw new IllegalStateException(
                    "the table of words in this installation of Kindred is damaged or of another"
                            + " version; install Kindred anew");
        }
        int start = NAME.length + Long.BYTES;
        return new WordNetTable(ByteBuffer.wrap(table, start, table.length - start));
    }

    private static Texts texts(ByteBuffer in) {
        return new Texts(bytes(in), ints(in));
    }

    private static Lists lists(ByteBuffer in) {
        return new Lists(ints(in), ints(in));
    }

    private static byte[] bytes(ByteBuffer in) {
        byte[] bytes = new byte[in.getInt()];
        in.get(bytes);
        return bytes;
    }

    private static int[] ints(ByteBuffer in) {
        int[] ints = new int[in.getInt()];
        IntBuffer view = in.asIntBuffer();
        view.get(ints);
        in.position(in.position() + ints.length * Integer.BYTES);
        return ints;
    }

    /** Writes a table; words, irregular forms and given names come in order. */
    static final class Builder {
        private final Section words = new Section();
        private final Section parts = new Section();
        private final Section common = new Section();
        private final Section meanings = new Section();
        private final Section members = new Section();
        private final Section broader = new Section();
        private final Section types = new Section();
        private final Section irregular = new Section();
        private final Section bases = new Section();
        private final Section givenNames = new Section();
        private final Section adjectives = new Section();
        private final Section origins = new Section();

        void word(String word, byte[] uses, boolean isCommon, int[] synsets) {
            words.text(word);
            parts.bytes(uses);
            common.bytes((byte) (isCommon ? 1 : 0));
            meanings.ints(synsets);
        }

        void synset(int[] memberWords, int[] broaderSynsets, ConceptType type) {
            members.ints(memberWords);
            broader.ints(broaderSynsets);
            types.bytes(type.code());
        }

        void irregular(String form, String base) {
            irregular.text(form);
            bases.text(base);
        }

        void givenName(String name) {
            givenNames.text(name);
        }

        void origin(String adjective, String place) {
            adjectives.text(adjective);
            origins.text(place);
        }

        byte[] bytes() {
            ByteArrayOutputStream body = new ByteArrayOutputStream();
            words.writeTexts(body);
            List.of(parts, common).forEach(section -> section.writeBytes(body));
            List.of(meanings, members, broader).forEach(section -> section.writeLists(body));
            types.writeBytes(body);
            List.of(irregular, bases, givenNames, adjectives, origins).forEach(section -> section.writeTexts(body));
            CRC32 sum = new CRC32();
            sum.update(body.toByteArray());
            return ByteBuffer.allocate(NAME.length + Long.BYTES + body.size())
                    .put(NAME)
                    .putLong(sum.getValue())
                    .put(body.toByteArray())
                    .array();
        }
    }
}
