package io.kindred.clean;

import java.util.List;
import java.util.Objects;

/**
 * What a plan file says, whoever has edited it.
 *
 * @param catalog the catalog it was made of
 * @param folder the scanned folder it is about
 */
public record Orders(String catalog, String folder, List<Order> files) {
    public Orders {
        Objects.requireNonNull(catalog, "catalog");
        Objects.requireNonNull(folder, "folder");
        files = List.copyOf(files);
    }
}
