package io.kindred.client;

import java.util.List;
import java.util.OptionalInt;

/**
 * What the service says of a file.
 *
 * @param known whether it has the very same bytes
 * @param kin what the file is kin to, the strongest first
 * @param added the number of the document that the file has become; nothing if it was only asked about or was there already
 */
public record Answer(boolean known, List<Kin> kin, OptionalInt added) {
    public Answer {
        kin = List.copyOf(kin);
    }
}
