package io.kindred.formats;

/**
 * Why a parser gave up, read from its stack trace, which is all that comes over from a worker.
 *
 * @param trace the trace, or blank where there is nothing to complain of
 */
record ParserComplaint(String trace) {
    private static final int LONGEST = 160;

    boolean isThere() {
        return !trace.isBlank();
    }

    /** Whether what was read before must not be taken for the text of the document. */
    boolean isFatal() {
        return isProtected() || trace.contains("zip bomb") || trace.contains("Zip bomb") || isTooLong();
    }

    String reason() {
        if (isProtected()) {
            return "protected by a password";
        }
        if (trace.contains("levels of package entry nesting")) {
            return "archive nested too deep";
        }
        if (trace.contains("levels of XML element nesting")) {
            return "nested too deep";
        }
        if (trace.contains("zip bomb") || trace.contains("Zip bomb")) {
            return "expands more than a hundredfold, as a zip bomb does";
        }
        if (isTooLong()) {
            return "more than " + WorkerProcess.MOST_CHARACTERS / 1_000_000 + " million characters of text";
        }
        return trace.contains("ZeroByteFileException") ? "empty file" : "damaged: " + cause();
    }

    private boolean isProtected() {
        return trace.contains("EncryptedDocumentException")
                || trace.contains("PasswordRequiredException")
                || trace.contains("encryption used in entry")
                || trace.contains("password-protected");
    }

    private boolean isTooLong() {
        return trace.contains("WriteLimitReached");
    }

    /** The message of the innermost exception. */
    private String cause() {
        int last = trace.lastIndexOf("Caused by: ");
        String from = last < 0 ? trace : trace.substring(last + "Caused by: ".length());
        String line = Extract.oneLine(from.strip().lines().findFirst().orElse(""));
        int colon = line.indexOf(": ");
        String name = colon < 0 ? line : line.substring(0, colon);
        String simple = name.substring(name.lastIndexOf('.') + 1);
        String message = colon < 0 ? simple : line.substring(colon + 2);
        return message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "…";
    }
}
