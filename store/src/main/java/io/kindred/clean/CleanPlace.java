package io.kindred.clean;

import java.nio.file.Path;

/**
 * Where plans and trash of a catalog lie: beside it, in a folder that no scan looks into.
 *
 * @param folder the folder of the catalog if its name begins with a point, and otherwise one beside the catalog
 */
public record CleanPlace(Path folder) {
    /** The place of a catalog, whose path must be the real one. */
    public static CleanPlace of(Path catalog) {
        Path folder = catalog.toAbsolutePath().getParent();
        Path name = folder.getFileName();
        if (name != null && name.toString().startsWith(".")) {
            return new CleanPlace(folder);
        }
        String own = "." + catalog.getFileName().toString().replaceFirst("\\.db$", "") + "-clean";
        return new CleanPlace(folder.resolve(own));
    }

    /** The plan that was made last. */
    public Path plan() {
        return folder.resolve("plan.txt");
    }

    /** The plan that was made before it. */
    public Path formerPlan() {
        return folder.resolve("plan-before.txt");
    }

    /** What was moved. */
    public Path trash() {
        return folder.resolve("trash");
    }
}
