package io.kindred.formats;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;

/**
 * How well bytes fit a charset.
 *
 * @param good how many characters beyond ASCII they hold
 * @param bad how many times they break the charset's rules
 */
record Wellformedness(int good, int bad) {
    static Wellformedness of(byte[] bytes, int from, Charset charset) {
        CharsetDecoder decoder = charset.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(bytes, from, bytes.length - from);
        CharBuffer out = CharBuffer.allocate(1 << 13);
        int good = 0;
        int bad = 0;
        CoderResult result;
        do {
            result = decoder.decode(in, out, true);
            if (result.isError()) {
                bad++;
                in.position(in.position() + result.length());
            }
            good += beyondAscii(out.array(), out.position());
            out.clear();
        } while (!result.isUnderflow());
        return new Wellformedness(good, bad);
    }

    private static int beyondAscii(char[] chars, int count) {
        int beyond = 0;
        for (int i = 0; i < count; i++) {
            beyond += chars[i] > 0x7F && !Character.isLowSurrogate(chars[i]) ? 1 : 0;
        }
        return beyond;
    }
}
