package io.kindred.corpus;

import io.kindred.corpus.truth.ParagraphMap;
import java.util.Random;

/**
 * A base and a version of it, with what is known of the difference.
 *
 * @param edit what was done, in words or by the name of a kind
 * @param dose how much of it was done; empty if the edit says so itself
 */
public record VersionPair(NamedText base, NamedText version, String edit, String dose, ParagraphMap truth) {
    /** Edits a base, and reads off what became of its paragraphs. */
    public static VersionPair of(
            NamedText base, String versionName, Edit edit, String editName, String dose, Random random) {
        Draft version = edit.apply(Draft.of(base.text()), random);
        return new VersionPair(base, new NamedText(versionName, version.text()), editName, dose, version.truth());
    }
}
