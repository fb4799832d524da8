package io.kindred.chunk;

import static io.kindred.chunk.ChunkRole.FURNITURE;
import static io.kindred.chunk.ChunkRole.HEADING;
import static io.kindred.chunk.ChunkRole.PROSE;
import static io.kindred.chunk.ChunkRole.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ParagraphChunkerTest {
    private static final String WRAPPED = """
            The harbour office has read the soundings twice since
            the spring. Between the second and the fourth buoy the
            channel has lost forty centimetres. Others do not agree
            with him.""";

    @Test
    void blankLinesPartParagraphs() {
        assertThat(cut("It goes\non. Then it ends.\n\n \nThe next one.\r\n\r\nThe last one."))
                .containsExactly("PROSE It goes on. Then it ends.", "PROSE The next one.", "PROSE The last one.");
    }

    @Test
    void shortLineEndsParagraphOfWrappedText() {
        assertThat(cut(WRAPPED + "\n" + WRAPPED)).hasSize(2).allMatch(chunk -> chunk.endsWith("with him."));
    }

    @Test
    void sentencesOnLinesOfTheirOwnStayOneParagraph() {
        String paragraph = "The first sentence is here.\nThe second one follows it.\nThe third one ends it.";
        assertThat(cut(paragraph + "\n\n" + paragraph + "\n\n" + paragraph)).hasSize(3);
    }

    @Test
    void quotedTextIsCutAsIfItWereNot() {
        assertThat(cut("> He wrote this\n> and that.\n>\n> And more.\n>> Who did?\nI did.\n"))
                .containsExactly(
                        "PROSE > He wrote this > and that. >",
                        "PROSE > And more.",
                        "PROSE >> Who did?",
                        "PROSE I did.");
    }

    @Test
    void otherSignsOfQuotingAreKnown() {
        assertThat(cut("|> He wrote this\n|> and that.\n|> |> Who did?\n"))
                .containsExactly("PROSE |> He wrote this |> and that.", "PROSE |> |> Who did?");
        assertThat(cut(">From here on it\nis plain text.")).containsExactly("PROSE >From here on it is plain text.");
    }

    @Test
    void headingsAreMarkedInManyWays() {
        String text = "This is some text to be read.";
        List<String> headings = List.of(
                "# Scope",
                "== Scope",
                "Scope\n=====",
                "*****\nScope\n*****",
                "SCOPE OF THE WORK",
                "3.2 Scope",
                "3. Scope",
                "IV. Scope",
                "Chapter 4",
                "CHAPTER IV.",
                "\u00A7 4 Dauer",
                "The scope of it");
        for (String heading : headings) {
            assertThat(cut(text + "\n\n" + heading + "\n\n" + text))
                    .containsExactly("PROSE " + text, "HEADING " + heading.replace('\n', ' '), "PROSE " + text);
        }
    }

    @Test
    void headingMayBeGluedToItsText() {
        for (String heading : List.of("SCOPE", "Scope of the work", "3.2 Scope", "## Scope", "Scope\n-----")) {
            assertThat(roles(heading + "\n" + WRAPPED)).containsExactly(HEADING, PROSE);
        }
    }

    @Test
    void sentencesAndCapitalParagraphsAreNoHeadings() {
        assertThat(
                        roles(
                                "Stop it.\n\nWho, then,\n\nTHE SOFTWARE IS PROVIDED AS IS WITHOUT ANY WARRANTY\n"
                                        + "OF ANY KIND AND THE AUTHORS ARE NOT LIABLE FOR ANY\nDAMAGE ARISING FROM IT.\n\nand so on to the end."))
                .containsOnly(PROSE);
    }

    @Test
    void everyItemIsOneChunkWithItsContinuation() {
        assertThat(
                        cut(
                                "We need:\n- bread\n- butter and\n  jam\n* milk\n\n1. Go.\n2. Come\n   back.\n\n(a) one;\n(b) two"))
                .containsExactly(
                        "PROSE We need:",
                        "ITEM - bread",
                        "ITEM - butter and jam",
                        "ITEM * milk",
                        "ITEM 1. Go.",
                        "ITEM 2. Come back.",
                        "ITEM (a) one;",
                        "ITEM (b) two");
    }

    @Test
    void dashOrNumberInsideParagraphIsNoItem() {
        assertThat(cut("He came in the year\n14. of the reign and said\n- as he would - that\n(b) was missing."))
                .hasSize(1);
    }

    @Test
    void barsAndColumnsAreTables() {
        assertThat(roles("| a | b |\n|---|---|\n| 1 | 2 |\n\nText follows here."))
                .containsExactly(TABLE, PROSE);
        assertThat(roles("Year     Ships    Tons\n1901     12       400\n1902     7        90\n\nText follows."))
                .containsExactly(TABLE, PROSE);
    }

    @Test
    void columnsWithinASentenceAreChance() {
        assertThat(roles("Both young museums\ncould\tnot\ngovern\tthe boat\nof its\tchair\nor\tthe town."))
                .containsExactly(PROSE);
        assertThat(roles("The\tboat of\nthe\tchair\nwas\tseen by the\ntown.")).containsExactly(PROSE);
    }

    @Test
    void longTableIsCutBetweenRows() {
        String table = IntStream.range(0, 1000)
                .mapToObj(row -> String.format(java.util.Locale.ROOT, "%04d     ships     %04d", row, row * row % 97))
                .collect(Collectors.joining("\n"));
        List<String> chunks = cut(table);
        assertThat(chunks).hasSizeBetween(10, 40).allMatch(chunk -> chunk.matches("TABLE \\d{4} .* \\d{4}"));
    }

    @Test
    void headsAndFeetOfPagesAreFurniture() {
        String text = pages("\f");
        assertThat(roles(text)).filteredOn(FURNITURE::equals).hasSize(6);
        assertThat(cut(text)).filteredOn(chunk -> chunk.startsWith("PROSE")).allMatch(chunk -> chunk.endsWith("him."));
    }

    @Test
    void furnitureIsFoundWithoutFormFeeds() {
        assertThat(cut(pages("\n\n")))
                .filteredOn(chunk -> chunk.contains("Soundings 1901"))
                .hasSize(5)
                .allMatch(chunk -> chunk.startsWith("FURNITURE"));
    }

    @Test
    void framesOfCommentsAreNoItems() {
        assertThat(cut(" * You may use this\n * as you like.\n *\n * There is no\n * warranty at all.\n"))
                .containsExactly("PROSE * You may use this * as you like. *", "PROSE * There is no * warranty at all.");
    }

    @Test
    void shortLinesInRowsAreNoHeadings() {
        assertThat(roles("Alpha one\n\nBeta of two\n\nGamma of three\n\nDelta of four\n\nAnd here is the text.")
                        .subList(0, 2))
                .containsOnly(PROSE);
    }

    @Test
    void signsAloneAreFurniture() {
        assertThat(roles("It ends.\n\n* * *\n\nIt begins.\n\n-\n\nIt goes on."))
                .containsExactly(PROSE, FURNITURE, PROSE, FURNITURE, PROSE);
    }

    @Test
    void crumbsAreGathered() {
        assertThat(
                        cut(
                                "A\nADMINISTRATION\n\n& U\nSER\n\nG\nUIDE\nM\nETADATA\n\nE\nXTRACTOR FOR\n\nThis guide is short."))
                .containsExactly(
                        "PROSE A ADMINISTRATION & U SER G UIDE M ETADATA E XTRACTOR FOR", "PROSE This guide is short.");
    }

    private static String pages(String pageBreak) {
        return IntStream.range(0, 5)
                .mapToObj(page -> "Berg          Soundings 1901         May\n\n"
                        + (WRAPPED + "\n\n").repeat(5)
                        + "Harbour office           - " + (page + 12) + " -\n")
                .collect(Collectors.joining(pageBreak));
    }

    private static List<ChunkRole> roles(String text) {
        return new ParagraphChunker().chunk(text).stream().map(Chunk::role).toList();
    }

    /** Every chunk as its role and its words. */
    private static List<String> cut(String text) {
        return new ParagraphChunker()
                .chunk(text).stream()
                        .map(chunk -> chunk.role() + " " + chunk.span().in(text).replaceAll("\\s+", " "))
                        .toList();
    }
}
