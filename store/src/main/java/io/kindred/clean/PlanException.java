package io.kindred.clean;

import java.io.IOException;
import java.util.List;

/** Says what is wrong with a plan, a line each; nothing of it was done. */
public final class PlanException extends IOException {
    private static final long serialVersionUID = 1;

    private final transient List<String> findings;

    PlanException(List<String> findings) {
        super(String.join("; ", findings));
        this.findings = List.copyOf(findings);
    }

    PlanException(String finding) {
        this(List.of(finding));
    }

    /** What is wrong. */
    public List<String> findings() {
        return findings == null ? List.of(getMessage()) : findings;
    }
}
