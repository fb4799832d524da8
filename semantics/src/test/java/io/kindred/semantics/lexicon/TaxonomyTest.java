package io.kindred.semantics.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TaxonomyTest {
    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aTableTellsSynonymsAndBroaderTerms() throws IOException {
        Taxonomy taxonomy = Taxonomy.read(file("t.csv", """
                term,synonym,broader
                # harbours
                Dredger,"digger, floating",vessel
                dredger,excavator,
                vessel,,craft
                """));
        assertThat(taxonomy.synonyms("excavator")).containsExactly("digger, floating", "dredger");
        assertThat(taxonomy.broader("excavator")).containsExactly("vessel");
        assertThat(taxonomy.narrower("vessel")).containsExactly("dredger");
        assertThat(taxonomy.broader("vessel")).containsExactly("craft");
        assertThat(taxonomy.knows("car")).isFalse();
    }

    @Test
    void itTakesPrecedenceOverWordNet() throws IOException {
        Lexicon both = Taxonomy.read(file("t.csv", "car,rolling stock,train")).before(WordNet.words());
        assertThat(both.synonyms("car")).containsExactly("rolling stock");
        assertThat(both.broader("car")).containsExactly("train");
        assertThat(both.broader("golf")).containsExactly("outdoor game");
    }

    @Test
    void skosIsRead() throws IOException {
        Taxonomy taxonomy = Taxonomy.read(file("t.rdf", skos("""
                <skos:Concept rdf:about="#d"><skos:prefLabel>Dredger</skos:prefLabel>
                  <skos:altLabel>Excavator</skos:altLabel><skos:broader rdf:resource="#v"/></skos:Concept>
                <skos:Concept rdf:about="#v"><skos:prefLabel>Vessel</skos:prefLabel></skos:Concept>
                """)));
        assertThat(taxonomy.synonyms("excavator")).containsExactly("dredger");
        assertThat(taxonomy.broader("excavator")).containsExactly("vessel");
    }

    private static String skos(String concepts) {
        return "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'"
                + " xmlns:skos='http://www.w3.org/2004/02/skos/core#'>\n" + concepts + "</rdf:RDF>";
    }

    @Test
    void entitiesFromElsewhereAreNotRead() throws IOException {
        Path secret = file("secret.txt", "hidden");
        Path file = file(
                "t.rdf",
                "<!DOCTYPE x [<!ENTITY e SYSTEM '" + secret.toUri() + "'>]>\n"
                        + skos("<skos:Concept rdf:about='#d'><skos:prefLabel>a &e;</skos:prefLabel></skos:Concept>"));
        assertThatThrownBy(() -> Taxonomy.read(file))
                .hasMessageContaining("t.rdf")
                .hasMessageNotContaining("hidden");
    }

    @Test
    void whatCannotBeUsedIsToldWithItsLine() throws IOException {
        refused(
                "cycle.csv",
                "a,,b\nb,,c\nc,,a\n",
                "cycle.csv, line 1: 'a' would be broader than itself, by way of 'b'");
        refused("self.csv", "x,,y\na,,a\n", "self.csv, line 2");
        refused("same.csv", "a,b,\na,,b\n", "same.csv, line 2");
        refused("empty.csv", "", "empty.csv: has no terms; give at least one line of term,synonym,broader");
        refused("comment.csv", "# nothing\n\n", "has no terms");
        refused("fields.csv", "a,b,c\na,b,c,d\n", "fields.csv, line 2: has 4 fields; write term,synonym,broader");
        refused("term.csv", "a,b,c\n ,b,c\n", "term.csv, line 2: has no term");
        refused("quote.csv", "\"a,b\n", "quote.csv, line 1: opens a quotation");
        refused("t.ttl", "@prefix", "save the taxonomy as RDF/XML or as a table");
        refused("broken.rdf", "<rdf:RDF", "broken.rdf, line 1: is not well-formed");
        refused(
                "label.rdf",
                skos("<skos:Concept rdf:about='#d'><skos:altLabel>x</skos:altLabel></skos:Concept>"),
                "has no prefLabel");
        Files.write(folder.resolve("latin.csv"), "Bär\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> Taxonomy.read(folder.resolve("latin.csv"))).hasMessageContaining("UTF-8");
        assertThatThrownBy(() -> Taxonomy.read(folder)).hasMessageContaining("is a folder");
    }

    private void refused(String name, String text, String message) throws IOException {
        Path file = file(name, text);
        assertThatThrownBy(() -> Taxonomy.read(file))
                .isInstanceOf(TaxonomyException.class)
                .hasMessageContaining(message);
    }
}
