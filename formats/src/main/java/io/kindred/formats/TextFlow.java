package io.kindred.formats;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The text of marked-up content: what is a block there is parted by a blank line here, and pages by a form feed. */
final class TextFlow {
    /*
     * One notion of layout for every format that has one: web pages come as a tree, everything that a worker reads comes as
     * the same few XHTML elements. White space is held back until the next character comes and then written once, as wide as
     * the widest break since the last one: so no text begins or ends with it, and empty elements leave nothing.
     */
    private static final Set<String> HIDDEN = Set.of(
            "head",
            "script",
            "style",
            "nav",
            "template",
            "noscript",
            "svg",
            "iframe",
            "object",
            "button",
            "select",
            "textarea");

    private static final Set<String> NAVIGATION =
            Set.of("navbar", "navheader", "navfooter", "navigation", "breadcrumbs", "headerlink");

    private static final Map<String, Integer> BREAKS = Map.of("li", 1, "br", 1, "tr", 1, "dt", 1, "dd", 1, "option", 1);

    private static final Set<String> INLINE = Set.of(
            "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i",
            "img", "ins", "kbd", "label", "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike",
            "strong", "sub", "sup", "time", "tt", "u", "var", "wbr", "tbody", "thead", "tfoot", "input", "meta", "link",
            "area", "map", "nobr");

    /** Beyond this many blanks a line is not indented but hostile. */
    private static final int DEEPEST = 200;

    private final StringBuilder out = new StringBuilder();
    private final StringBuilder blanks = new StringBuilder();
    private boolean started;
    private int gap;
    private int feeds;
    private int pages;
    private boolean tab;
    private int cells;
    private boolean freshCell;
    private boolean brokenCell;
    private char last;
    private int hidden;
    private int kept;

    /** Enters an element. */
    void open(String element, String kind, String role) {
        String name = element.toLowerCase(Locale.ROOT);
        if (hidden > 0 || isHidden(name, kind, role)) {
            hidden++;
            return;
        }
        if (name.equals("td") || name.equals("th")) {
            openCell();
            return;
        }
        if (isPage(name, kind)) {
            feeds += pages++ > 0 ? 1 : 0;
        }
        kept += keepsLines(name, kind) ? 1 : 0;
        widen(name);
    }

    /** Leaves an element. */
    void close(String element, String kind) {
        String name = element.toLowerCase(Locale.ROOT);
        if (hidden > 0) {
            hidden--;
            return;
        }
        kept -= keepsLines(name, kind) ? 1 : 0;
        if (!name.equals("td") && !name.equals("th")) {
            widen(name);
        }
    }

    /** Adds characters of the element entered last. */
    void text(CharSequence text) {
        if (hidden > 0) {
            return;
        }
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                blank(c);
            } else {
                goOn(c);
                part();
                out.append(c);
                last = c;
            }
        }
    }

    /** Adds white space that a parser put between elements; on pages it ends lines. */
    void spacing(CharSequence text) {
        if (kept > 0) {
            text(text);
        }
    }

    /** Takes what was written since the last time. */
    String drain() {
        String text = out.toString();
        out.setLength(0);
        return text;
    }

    private void blank(char c) {
        if (kept > 0 && c == '\n') {
            gap = Math.min(gap + 1, 2);
            blanks.setLength(0);
        } else if (kept > 0 && c == '\f') {
            feeds++;
        } else if (kept == 0 && c == '\u2028') {
            gap = Math.max(gap, 1);
        } else if (c != '\r' && blanks.length() < DEEPEST) {
            blanks.append(c);
        }
    }

    /** Takes back a break within a sentence, where the lines of a page only look like two paragraphs. */
    private void goOn(char next) {
        if (pages > 0
                && gap > 1
                && Character.isLowerCase(next)
                && (Character.isLetterOrDigit(last) || last == ',' || last == '-')) {
            gap = 1;
        }
    }

    private void part() {
        if (started && feeds > 0) {
            out.append('\n').append("\f".repeat(feeds));
        } else if (started && gap > 0) {
            out.append("\n".repeat(gap));
        } else if (started && tab) {
            out.append('\t');
        } else if (started && !blanks.isEmpty()) {
            out.append(kept > 0 ? blanks : " ");
        }
        if (kept > 0 && (gap > 0 || feeds > 0 || !started)) {
            out.append(blanks);
        }
        brokenCell |= gap > 0 && !freshCell;
        freshCell = false;
        started = true;
        gap = 0;
        feeds = 0;
        tab = false;
        blanks.setLength(0);
    }

    /** Goes on in the same line with the next cell of a row, unless the one before had lines of its own. */
    private void openCell() {
        if (cells++ > 0 && !brokenCell) {
            gap = 0;
            tab = true;
        }
        gap = tab ? gap : Math.max(gap, 1);
        brokenCell = false;
        freshCell = true;
    }

    private void widen(String name) {
        if (name.equals("tr")) {
            gap = brokenCell || cells == 0 ? gap : Math.min(gap, 1);
            cells = 0;
            tab = false;
            freshCell = false;
        }
        if (!freshCell && !INLINE.contains(name)) {
            gap = Math.max(gap, BREAKS.getOrDefault(name, 2));
        }
    }

    private static boolean isHidden(String name, String kind, String role) {
        if (HIDDEN.contains(name) || role.equals("navigation") || role.equals("search")) {
            return true;
        }
        for (String word : kind.isEmpty() ? new String[0] : kind.split("\\s+")) {
            if (NAVIGATION.contains(word)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPage(String name, String kind) {
        return name.equals("div") && kind.equals("page");
    }

    private static boolean keepsLines(String name, String kind) {
        return name.equals("pre") || isPage(name, kind);
    }
}
