package io.kindred.text;

import java.util.Map;
import java.util.Objects;

/**
 * A text that is compared with others.
 *
 * @param id what names the document among others: its path below the scanned folder, with {@code /}
 * @param title what a person calls it
 * @param text what it says, as extracted; every offset elsewhere points into this string
 * @param metadata what else is known of it, such as its charset or author
 */
public record Document(String id, String title, String text, Map<String, String> metadata) {
    public Document {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(text, "text");
        metadata = Map.copyOf(metadata);
    }
}
