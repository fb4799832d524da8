package io.kindred.semantics.lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads a taxonomy from SKOS in RDF/XML: concepts with {@code prefLabel}, {@code altLabel}, {@code broader} and {@code narrower}.
 *
 * <p>Declarations of document types, and with them entities from elsewhere, are not read.
 */
final class SkosFile {
    private static final String SKOS = "http://www.w3.org/2004/02/skos/core#";
    private static final String RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";

    private final Map<String, String> labels = new HashMap<>();
    private final List<Statement> statements = new ArrayList<>();
    private String concept = "";

    private SkosFile() {}

    /** What a file says of a concept: another label, or the address of one broader or narrower. */
    private record Statement(int line, String concept, String what, String value) {}

    static List<Taxonomy.Line> read(Path file) throws IOException {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        SkosFile skos = new SkosFile();
        try (InputStream in = Files.newInputStream(file)) {
            XMLStreamReader xml = factory.createXMLStreamReader(in);
            while (xml.hasNext()) {
                if (xml.next() == XMLStreamConstants.START_ELEMENT) {
                    skos.take(xml);
                }
            }
        } catch (XMLStreamException e) {
            int line = e.getLocation() == null ? 0 : e.getLocation().getLineNumber();
            throw new TaxonomyException(
                    file, line, "is not well-formed RDF/XML; export the taxonomy anew, or use a table (.csv)");
        }
        return skos.lines(file);
    }

    private void take(XMLStreamReader xml) throws XMLStreamException {
        String about = xml.getAttributeValue(RDF, "about");
        if (about != null) {
            concept = about;
        }
        if (SKOS.equals(xml.getNamespaceURI())) {
            int line = xml.getLocation().getLineNumber();
            String name = xml.getLocalName();
            switch (name) {
                case "prefLabel" ->
                    labels.merge(concept, Taxonomy.folded(xml.getElementText()), (first, other) -> {
                        statements.add(new Statement(line, concept, "altLabel", other));
                        return first;
                    });
                case "altLabel" ->
                    statements.add(new Statement(line, concept, name, Taxonomy.folded(xml.getElementText())));
                case "broader", "narrower" -> {
                    String resource = xml.getAttributeValue(RDF, "resource");
                    if (resource != null) {
                        statements.add(new Statement(line, concept, name, resource));
                    }
                }
                default -> {}
            }
        }
    }

    private List<Taxonomy.Line> lines(Path file) throws TaxonomyException {
        List<Taxonomy.Line> lines = new ArrayList<>();
        labels.values().stream().sorted().forEach(label -> lines.add(new Taxonomy.Line(0, label, "", "")));
        for (Statement statement : statements) {
            String term = label(file, statement, statement.concept);
            switch (statement.what) {
                case "altLabel" -> lines.add(new Taxonomy.Line(statement.line, term, statement.value, ""));
                case "broader" ->
                    lines.add(new Taxonomy.Line(statement.line, term, "", label(file, statement, statement.value)));
                default ->
                    lines.add(new Taxonomy.Line(statement.line, label(file, statement, statement.value), "", term));
            }
        }
        return lines;
    }

    private String label(Path file, Statement statement, String address) throws TaxonomyException {
        String label = labels.get(address);
        if (label == null) {
            throw new TaxonomyException(
                    file,
                    statement.line,
                    "the concept '" + address + "' has no prefLabel; give it one, or take it out");
        }
        return label;
    }
}
