package io.kindred.clean;

import io.kindred.store.Entry;
import java.util.Objects;
import java.util.Optional;

/**
 * What a plan says of one file.
 *
 * @param kin the path of the file that stays in its stead
 * @param reason why, in a few words
 */
public record Proposal(Action action, Entry entry, Optional<String> kin, String reason) {
    public Proposal {
        Objects.requireNonNull(action, "action");
        Objects.requireNonNull(entry, "entry");
        Objects.requireNonNull(kin, "kin");
        Objects.requireNonNull(reason, "reason");
    }

    /** Where the file lies below the scanned folder. */
    public String path() {
        return entry.path();
    }

    /** Its size. */
    public long bytes() {
        return entry.file().size();
    }

    /** Enough of the hash of its bytes to tell whether the file is still the one that was meant. */
    public String mark() {
        return entry.file().content().hex().substring(0, Order.MARK);
    }

    boolean goes() {
        return action != Action.KEEP;
    }
}
