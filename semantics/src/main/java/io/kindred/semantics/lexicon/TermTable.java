package io.kindred.semantics.lexicon;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads a taxonomy from lines of {@code term,synonym,broader}; fields with a comma stand in double quotes. */
final class TermTable {
    private static final String FORM = "write term,synonym,broader";

    private TermTable() {}

    static List<Taxonomy.Line> read(Path file) throws IOException {
        List<Taxonomy.Line> lines = new ArrayList<>();
        int number = 0;
        for (String text : texts(file)) {
            number++;
            if (text.isBlank()
                    || text.startsWith("#")
                    || (number == 1 && text.replaceAll("[\\s\uFEFF]", "").startsWith("term,synonym"))) {
                continue;
            }
            lines.add(line(file, number, fields(file, number, text)));
        }
        return lines;
    }

    private static List<String> texts(Path file) throws IOException {
        try {
            return Files.readAllLines(file);
        } catch (CharacterCodingException e) {
            throw new TaxonomyException(file, 0, "is not UTF-8; save it as a text in UTF-8");
        }
    }

    private static Taxonomy.Line line(Path file, int number, List<String> fields) throws TaxonomyException {
        if (fields.size() > 3) {
            throw new TaxonomyException(file, number, "has " + fields.size() + " fields; " + FORM);
        }
        String term = Taxonomy.folded(fields.get(0));
        String synonym = fields.size() > 1 ? Taxonomy.folded(fields.get(1)) : "";
        String broader = fields.size() > 2 ? Taxonomy.folded(fields.get(2)) : "";
        if (term.isEmpty()) {
            throw new TaxonomyException(file, number, "has no term; " + FORM);
        }
        return new Taxonomy.Line(number, term, synonym, broader);
    }

    private static List<String> fields(Path file, int number, String text) throws TaxonomyException {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean isQuoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                isQuoted = !isQuoted;
            } else if (c == ',' && !isQuoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else if (c != '\uFEFF') {
                field.append(c);
            }
        }
        if (isQuoted) {
            throw new TaxonomyException(file, number, "opens a quotation that it does not close; add the second \"");
        }
        fields.add(field.toString());
        return fields;
    }
}
