package io.kindred.lab.meaning;

import java.util.Objects;

/** A text and the topic that its makers gave it; none is the empty text. */
record LabelledText(String id, String topic, String text) {
    LabelledText {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(topic, "topic");
        Objects.requireNonNull(text, "text");
    }
}
