package io.kindred.chunk;

/** Where a text has headings. */
final class Headings {
    private static final int MOST_WORDS = 12;
    private static final int LONGEST = 100;
    private static final int LONGEST_MARKED = 300;
    private static final int MOST_CAPITAL_LINES = 3;
    private static final int MOST_TITLE_LINES = 2;
    private static final int FEW_WORDS = 10;
    private static final int MOST_LABEL_WORDS = 4;

    private final Lines lines;
    private final Layout layout;
    private final char[] text;

    Headings(Lines lines, Layout layout) {
        this.lines = lines;
        this.layout = layout;
        this.text = lines.text();
    }

    /**
     * The line after a heading that begins with {@code line}, or {@code line} if none does.
     *
     * @param blockFrom where the lines begin that no blank line parts from it
     * @param blockTo where they end
     */
    int end(int line, int blockFrom, int blockTo) {
        if (lines.length(line) > LONGEST_MARKED || lines.content(line) > lines.from(line)) {
            return line;
        }
        if (Marks.title(text, lines.from(line), lines.to(line)) > 0) {
            return line + 1;
        }
        return lines.length(line) > LONGEST ? line : unmarked(line, blockFrom, blockTo);
    }

    private int unmarked(int line, int blockFrom, int blockTo) {
        int end = ruled(line, blockTo);
        end = end > line ? end : capitals(line, blockTo);
        end = end > line ? end : numbered(line, blockFrom, blockTo);
        return end > line || line > blockFrom ? end : title(line, blockTo);
    }

    /** A line with a rule below it, or between two. */
    private int ruled(int line, int blockTo) {
        boolean above = isUnderline(line);
        int words = above ? line + 1 : line;
        boolean below = words + 1 < blockTo && isUnderline(words + 1);
        if (!below || isUnderline(words) || lines.length(words) > LONGEST) {
            return line;
        }
        int length = lines.length(words);
        int rule = lines.length(words + 1);
        boolean fits = above || (2 * rule >= length && rule <= 2 * length + 4);
        return fits && !isItem(words) && !lines.endsSentence(words) ? words + 2 : line;
    }

    private boolean isUnderline(int line) {
        return Marks.isUnderline(text, lines.from(line), lines.to(line));
    }

    /** A few lines in capitals, before lines that are not. */
    private int capitals(int line, int blockTo) {
        int end = line;
        int words = 0;
        while (layout.capitals() && end < blockTo && isCapitals(end)) {
            words += words(end++);
            if (words > MOST_WORDS || end - line > MOST_CAPITAL_LINES) {
                return line;
            }
        }
        boolean found = end > line && (!hasEnd(end - 1) || isDivision(line) || isLabel(end - 1)) && !isItem(line);
        return found ? end : line;
    }

    private boolean isCapitals(int line) {
        int letters = 0;
        if (lines.length(line) > LONGEST) {
            return false;
        }
        for (int at = lines.from(line); at < lines.to(line); at++) {
            char c = text[at];
            if (Character.isLowerCase(c)) {
                return false;
            }
            letters += Character.isUpperCase(c) ? 1 : 0;
        }
        return letters > 2 && 2 * letters > lines.length(line);
    }

    /** A line such as "3.2 Title" or "Chapter 3". */
    private int numbered(int line, int blockFrom, int blockTo) {
        boolean alone = line + 1 == blockTo && (line == blockFrom || lines.endsSentence(line - 1));
        if (!alone && !isSetOff(line, blockTo)) {
            return line;
        }
        if (isDivision(line) && words(line) <= MOST_WORDS && (!hasEnd(line) || words(line) < 3)) {
            return line + 1;
        }
        int title = Marks.section(text, lines.from(line), lines.to(line));
        boolean found = title > lines.from(line) && isTitle(line, title) && words(line) <= MOST_WORDS;
        return found && (isDotted(lines.from(line), title) || (alone && !isInList(line))) ? line + 1 : line;
    }

    private boolean isDivision(int line) {
        return Marks.isDivision(text, lines.from(line), lines.to(line));
    }

    /** Whether a section number has parts, as items of a list seldom have. */
    private boolean isDotted(int from, int to) {
        for (int at = from + 1; at + 1 < to; at++) {
            if (text[at] == '.' && Character.isDigit(text[at + 1])) {
                return true;
            }
        }
        return false;
    }

    /** Whether the line before or after a line is an item too. */
    private boolean isInList(int line) {
        return (line > 0 && isItem(line - 1)) || (line + 1 < lines.size() && isItem(line + 1));
    }

    private boolean isItem(int line) {
        int from = lines.from(line);
        return Marks.item(text, from, lines.to(line)) > from;
    }

    /** A short block, or a short first line in a text that fills its lines, that is no sentence and has text after it. */
    private int title(int line, int blockTo) {
        if (!(isTitle(line, lines.from(line)) || isLabel(line)) || isItem(line) || isRow(line)) {
            return line;
        }
        if (blockTo - line > 1 && isSetOff(line, blockTo) && words(line) <= FEW_WORDS) {
            return line + 1;
        }
        if (blockTo - line > 1 && text[lines.from(line + 1)] == ':') {
            return line;
        }
        int words = 0;
        for (int at = line; at < blockTo && words <= FEW_WORDS; at++) {
            words += words(at);
        }
        boolean found = words <= FEW_WORDS
                && blockTo - line <= MOST_TITLE_LINES
                && (!hasEnd(blockTo - 1) || isLabel(blockTo - 1))
                && blockTo < lines.size()
                && !(isShortBlock(blockTo) && isShortBlock(blockTo + 1));
        return found ? blockTo : line;
    }

    /** Whether a line is a block of its own that might be a title; many of them in a row are a list. */
    private boolean isShortBlock(int line) {
        return line < lines.size()
                && layout.isApart(lines, line)
                && (line + 1 == lines.size() || layout.isApart(lines, line + 1))
                && isTitle(line, lines.from(line))
                && words(line) <= FEW_WORDS;
    }

    /** A few words and a colon. */
    private boolean isLabel(int line) {
        return text[lines.to(line) - 1] == ':'
                && words(line) <= MOST_LABEL_WORDS
                && Character.isUpperCase(Character.codePointAt(text, lines.from(line)));
    }

    /** Whether a line begins with a name and a colon, has columns, or has more signs than letters, as data have. */
    private boolean isRow(int line) {
        int firstWord = lines.from(line) + lines.firstWord(line);
        if (firstWord < lines.to(line) && text[firstWord - 1] == ':') {
            return true;
        }
        int letters = 0;
        int others = 0;
        int blanks = 0;
        for (int at = lines.from(line); at < lines.to(line); at++) {
            char c = text[at];
            blanks = Blanks.isBlank(c) ? blanks + 1 : 0;
            if (blanks > 2 || c == '\t') {
                return true;
            }
            letters += Character.isLetter(c) ? 1 : 0;
            others += !Character.isLetter(c) && blanks == 0 ? 1 : 0;
        }
        return others > letters;
    }

    /** Whether a line ends early although full lines follow it directly. */
    private boolean isSetOff(int line, int blockTo) {
        if (line + 1 >= blockTo || hasEnd(line) || lines.startsSmall(line + 1) || isItem(line + 1)) {
            return false;
        }
        if (layout.perLine()) {
            return lines.endsSentence(line + 1);
        }
        boolean fullNext = line + 2 < blockTo ? !layout.isShort(lines, line + 1) : lines.endsSentence(line + 1);
        return layout.isShort(lines, line) && fullNext && lines.length(line + 1) > lines.length(line);
    }

    private boolean isTitle(int line, int from) {
        int first = Character.codePointAt(text, from);
        boolean begins = Character.isUpperCase(first) || Character.isDigit(first) || Character.isIdeographic(first);
        return begins && !hasEnd(line);
    }

    private boolean hasEnd(int line) {
        char last = text[lines.to(line) - 1];
        return last == ',' || last == ';' || last == ':' || last == '-' || lines.endsSentence(line);
    }

    private int words(int line) {
        int words = 0;
        boolean blank = true;
        for (int at = lines.from(line); at < lines.to(line) && words <= MOST_WORDS; at++) {
            boolean here = Blanks.isBlank(text[at]);
            words += blank && !here ? 1 : 0;
            blank = here;
        }
        return words;
    }
}
