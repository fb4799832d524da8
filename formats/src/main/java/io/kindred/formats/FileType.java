package io.kindred.formats;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/** How a file is to be read; its first bytes decide, its name only where they leave it open. */
enum FileType {
    /** As the text it is. */
    TEXT,
    /** As a web page. */
    HTML,
    /** By a parser that is not trusted with our process, if at all. */
    OTHER;

    private static final int PROLOGUE = 1 << 12;
    private static final Pattern PAGE = Pattern.compile(
            "(?is)(?:\\s|<\\?xml.*?\\?>|<!--.*?-->)*+(?:<!doctype\\s+html|<html|<head|<body|<title|<meta).*");
    private static final Pattern OFFICE_XML = Pattern.compile(
            "(?s)\\s*<\\?xml.*(?:urn:oasis:names:tc:opendocument|<\\?mso-application|schemas.microsoft.com/office/word/2003).*");

    static FileType of(byte[] head, int length, String name) {
        if (BinaryData.isIn(head, length)) {
            return OTHER;
        }
        String prologue = prologue(head, length);
        if (prologue.substring(0, Math.min(1024, prologue.length())).contains("%PDF-")
                || prologue.startsWith("{\\rtf")
                || MailHead.isIn(prologue, name)) {
            return OTHER;
        }
        return prologue.stripLeading().startsWith("<") ? markup(prologue, name.toLowerCase(Locale.ROOT)) : TEXT;
    }

    /** The first characters, right as far as they are ASCII. */
    private static String prologue(byte[] head, int length) {
        int most = Math.min(length, PROLOGUE);
        String text = new String(head, 0, most, StandardCharsets.ISO_8859_1).replace("\0", "");
        ByteOrderMark mark = ByteOrderMark.of(head);
        return mark == null ? text : text.replaceFirst("^[\\u0080-\\u00FF]+", "");
    }

    private static FileType markup(String prologue, String name) {
        boolean called = name.endsWith(".html") || name.endsWith(".htm") || name.endsWith(".xhtml");
        if (called || PAGE.matcher(prologue).matches()) {
            return HTML;
        }
        return OFFICE_XML.matcher(prologue).matches() ? OTHER : TEXT;
    }
}
