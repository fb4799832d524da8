package io.kindred.formats;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.metadata.PagedText;
import org.apache.tika.metadata.Property;
import org.apache.tika.metadata.TikaCoreProperties;
import org.apache.tika.pipes.PipesResult;

/** What a worker that lived said about a document: its text, or in one line why there is none. */
final class WorkerAnswer {
    private static final String EMPTY_PARSER = "org.apache.tika.parser.EmptyParser";

    private final Metadata said;
    private final String text;
    private final ParserComplaint complaint;

    private WorkerAnswer(Metadata said, String trace) {
        this.said = said;
        String content = said.get(TikaCoreProperties.TIKA_CONTENT);
        this.text = content == null ? "" : content;
        this.complaint = new ParserComplaint(trace);
    }

    static Extract of(PipesResult result) throws IOException {
        return switch (result.getStatus()) {
            case PARSE_SUCCESS, PARSE_SUCCESS_WITH_EXCEPTION ->
                of(
                        result.getEmitData().getMetadataList().get(0),
                        result.getEmitData().getContainerStackTrace());
            case EMPTY_OUTPUT -> throw new IOException("no text");
            default ->
                throw new IOException(
                        new ParserComplaint(result.getMessage() == null ? "" : result.getMessage()).reason());
        };
    }

    private static Extract of(Metadata said, String trace) throws IOException {
        WorkerAnswer answer = new WorkerAnswer(said, trace);
        answer.refuse();
        String title = said.get(TikaCoreProperties.TITLE);
        return new Extract(answer.text.replace("\0", ""), title == null ? "" : title, answer.metadata());
    }

    private void refuse() throws IOException {
        boolean empty = text.isBlank();
        if (complaint.isFatal() || (empty && complaint.isThere())) {
            throw new IOException(complaint.reason());
        }
        if (empty) {
            throw new IOException(nothing());
        }
        if (isPdf()) {
            String garbled = GarbledText.reason(text);
            if (garbled != null) {
                throw new IOException("text is garbled at the source (" + garbled + ")");
            }
        }
    }

    /** Why there is no text, though nothing went wrong. */
    private String nothing() {
        for (String name : said.names()) {
            ParserComplaint within = new ParserComplaint(said.get(name));
            if (name.startsWith("X-TIKA:EXCEPTION") && within.isFatal()) {
                return within.reason();
            }
        }
        String[] parsers = said.getValues(TikaCoreProperties.TIKA_PARSED_BY);
        if (List.of(parsers).contains(EMPTY_PARSER) || parsers.length == 0) {
            return "not a document (" + type() + ")";
        }
        if (type().startsWith("text/")) {
            return BinaryData.refusal().getMessage();
        }
        String pages = said.get(PagedText.N_PAGES);
        return isPdf() && pages != null && !pages.equals("0")
                ? "no text: scanned pages only (" + pages + (pages.equals("1") ? " page)" : " pages)")
                : "no text";
    }

    private boolean isPdf() {
        return type().equals("application/pdf");
    }

    private String type() {
        String type = said.get(Metadata.CONTENT_TYPE);
        return type == null ? "unknown" : type.replaceFirst(";.*", "");
    }

    private Map<String, String> metadata() {
        Map<String, String> metadata = new LinkedHashMap<>();
        metadata.put("type", type());
        put(metadata, "author", TikaCoreProperties.CREATOR);
        put(metadata, "created", TikaCoreProperties.CREATED);
        put(metadata, "modified", TikaCoreProperties.MODIFIED);
        Extract.keepDates(metadata);
        put(metadata, "language", TikaCoreProperties.LANGUAGE);
        put(metadata, "pages", PagedText.N_PAGES);
        if (complaint.isThere()) {
            metadata.put("damaged", "true");
        }
        return metadata;
    }

    private void put(Map<String, String> metadata, String key, Property property) {
        String value = String.join(", ", said.getValues(property));
        if (!value.isBlank()) {
            metadata.put(key, Extract.oneLine(value));
        }
    }
}
