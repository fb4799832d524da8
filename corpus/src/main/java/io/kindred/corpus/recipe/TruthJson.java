package io.kindred.corpus.recipe;

import io.kindred.corpus.VersionPair;
import io.kindred.corpus.truth.Alternative;
import io.kindred.corpus.truth.Link;
import io.kindred.corpus.truth.Match;
import io.kindred.corpus.truth.ParagraphMap;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The truth about a pair as one line of JSON. */
final class TruthJson {
    private TruthJson() {}

    static String line(VersionPair pair) {
        ParagraphMap truth = pair.truth();
        return "{\"base\":" + string(Generate.fileName(pair.base()))
                + ",\"version\":" + string(Generate.fileName(pair.version()))
                + ",\"edit\":" + string(pair.edit())
                + ",\"dose\":" + string(pair.dose())
                + ",\"leftParagraphs\":" + truth.leftParagraphs()
                + ",\"rightParagraphs\":" + truth.rightParagraphs()
                + ",\"matches\":" + array(truth.matches(), TruthJson::match)
                + ",\"inserted\":" + array(truth.inserted(), String::valueOf)
                + ",\"deleted\":" + array(truth.deleted(), String::valueOf)
                + ",\"alternatives\":" + array(truth.alternatives(), TruthJson::alternative)
                + "}";
    }

    private static String match(Match match) {
        return "{\"left\":" + array(match.left(), String::valueOf)
                + ",\"right\":" + array(match.right(), String::valueOf)
                + ",\"change\":" + label(match.change())
                + match.or().map(change -> ",\"or\":" + label(change)).orElse("")
                + "}";
    }

    private static String alternative(Alternative alternative) {
        String insteadOf = alternative
                .insteadOf()
                .map(link -> ",\"insteadOf\":{" + link(link) + "}")
                .orElse("");
        return "{" + link(alternative.link()) + insteadOf + "}";
    }

    private static String link(Link link) {
        return "\"left\":" + link.left() + ",\"right\":" + link.right();
    }

    private static String label(Enum<?> constant) {
        return string(constant.name().toLowerCase(Locale.ROOT));
    }

    private static <T> String array(List<T> values, Function<T, String> json) {
        return values.stream().map(json).collect(Collectors.joining(",", "[", "]"));
    }

    /** A JSON string, in which half characters and what is not printable ASCII is written as an escape. */
    static String string(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '"' || letter == '\\') {
                json.append('\\').append(letter);
            } else if (letter >= ' ' && letter <= '~') {
                json.append(letter);
            } else {
                json.append(String.format(Locale.ROOT, "\\u%04x", (int) letter));
            }
        }
        return json.append('"').toString();
    }
}
