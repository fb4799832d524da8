package io.kindred.formats;

import java.util.regex.Pattern;

/** Reads a manual of GNU Info, which is plain text but for what leads from node to node. */
final class InfoManual {
    private static final char SEPARATOR = '\u001F';
    private static final Pattern NODE = Pattern.compile("\\s*File: [^\\n]*Node: [^\\n]*\\n");
    private static final Pattern TAIL =
            Pattern.compile("\\s*(?:Tag Table|End Tag Table|Local Variables|Indirect):?.*", Pattern.DOTALL);
    private static final Pattern LINK =
            Pattern.compile("\\*[Nn]ote\\s+([^:*]{1,200}?)(?:::|:\\s*[^.,;:()\\n]{1,60}(?=[.,;)]))");
    private static final String MENU = "\n* Menu:";
    private static final String NOTES = "\n   ---------- Footnotes";

    private InfoManual() {}

    static boolean isIn(String text) {
        String start = text.substring(0, Math.min(text.length(), 400));
        return start.startsWith("This is ") && start.contains(", produced by makeinfo") && text.indexOf(SEPARATOR) >= 0;
    }

    /** The text without the preamble, the heads of nodes, menus, indexes and tables. */
    static String read(String text) {
        StringBuilder out = new StringBuilder(text.length());
        int from = text.indexOf(SEPARATOR) + 1;
        while (from > 0) {
            int end = text.indexOf(SEPARATOR, from);
            String node = end < 0 ? text.substring(from) : text.substring(from, end);
            if (!TAIL.matcher(node).matches()) {
                out.append(withoutMenu(NODE.matcher(node).replaceFirst(""))).append('\n');
            }
            from = end + 1;
        }
        return LINK.matcher(out).replaceAll("$1");
    }

    private static String withoutMenu(String node) {
        int menu = node.indexOf(MENU);
        if (menu < 0) {
            return node;
        }
        int notes = node.indexOf(NOTES, menu);
        return node.substring(0, menu) + (notes < 0 ? "" : node.substring(notes));
    }
}
