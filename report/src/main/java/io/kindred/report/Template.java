package io.kindred.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text of this jar with places to be filled, each written as {@code {{name}}}. */
public final class Template {
    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-zA-Z]+)}}");

    private final String text;

    private Template(String text) {
        this.text = text;
    }

    /** A text with places to be filled. */
    public static Template of(String text) {
        return new Template(text);
    }

    public static Template named(String resource) {
        return new Template(text(resource));
    }

    /** What fills a place. */
    @FunctionalInterface
    public interface Filling {
        void write(Writer out) throws IOException;

        static Filling of(String text) {
            return out -> out.write(text);
        }
    }

    /** Writes the text with all places filled, each filling as it is: what it holds is not looked at again. */
    public void write(Writer out, Map<String, Filling> fillings) throws IOException {
        Matcher place = PLACE.matcher(text);
        int at = 0;
        while (place.find()) {
            out.write(text, at, place.start() - at);
            Filling filling = fillings.get(place.group(1));
            if (filling == null) {
                throw new IllegalStateException("nothing fills " + place.group());
            }
            filling.write(out);
            at = place.end();
        }
        out.write(text, at, text.length() - at);
    }

    /** A resource of this jar. */
    public static String text(String resource) {
        try (InputStream bytes = Template.class.getResourceAsStream(resource)) {
            if (bytes == null) {
                throw new IllegalStateException("this jar lacks " + resource);
            }
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + resource, e);
        }
    }

    /** The hash by which a content security policy lets in one inline script or style and no other. */
    public static String policyHash(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
