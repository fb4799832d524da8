package io.kindred.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * A fenced block of a Markdown file that shows commands and what they print.
 *
 * @param line the number of the line that opens the fence
 */
record ConsoleBlock(int line, List<Step> steps) {
    private static final String FENCE = "```";
    private static final String PROMPT = "$ ";

    /**
     * One command of a block and the lines it prints.
     *
     * @param output the lines expected, where {@code ...} stands for any number of lines
     */
    record Step(String command, List<String> output) {
        /** Whether {@code printed} is what was expected, white space at the ends of lines aside. */
        boolean matches(List<String> printed) {
            return matches(output, printed);
        }

        private static boolean matches(List<String> expected, List<String> printed) {
            if (expected.isEmpty()) {
                return printed.isEmpty();
            }
            List<String> rest = expected.subList(1, expected.size());
            if (!expected.get(0).strip().equals("...")) {
                return !printed.isEmpty()
                        && expected.get(0).stripTrailing().equals(printed.get(0).stripTrailing())
                        && matches(rest, printed.subList(1, printed.size()));
            }
            for (int skipped = 0; skipped <= printed.size(); skipped++) {
                if (matches(rest, printed.subList(skipped, printed.size()))) {
                    return true;
                }
            }
            return false;
        }
    }

    /** The {@code console} blocks of a Markdown file, in order. */
    static List<ConsoleBlock> in(List<String> markdown) {
        List<ConsoleBlock> blocks = new ArrayList<>();
        for (int i = 0; i < markdown.size(); i++) {
            String opening = markdown.get(i).strip();
            if (!opening.startsWith(FENCE)) {
                continue;
            }
            int end = i + 1;
            while (end < markdown.size() && !markdown.get(end).strip().equals(FENCE)) {
                end++;
            }
            if (opening.equals(FENCE + "console")) {
                blocks.add(new ConsoleBlock(i + 1, steps(markdown.subList(i + 1, Math.min(end, markdown.size())))));
            }
            i = end;
        }
        return blocks;
    }

    private static List<Step> steps(List<String> lines) {
        List<Step> steps = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith(PROMPT)) {
                steps.add(new Step(line.substring(PROMPT.length()), new ArrayList<>()));
            } else if (steps.isEmpty()) {
                throw new IllegalArgumentException("output before the first command: " + line);
            } else {
                steps.get(steps.size() - 1).output().add(line);
            }
        }
        return steps;
    }
}
