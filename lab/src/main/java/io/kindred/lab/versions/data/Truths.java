package io.kindred.lab.versions.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The ways in which data sets write down who is kin to whom. */
final class Truths {
    private Truths() {}

    /** Revisions of one document are kin. */
    static List<Member> gitLineage(Path folder) throws IOException {
        return dev(folder).stream()
                .map(row -> new Member(folder.resolve("files").resolve(row.at("file")), row.at("family")))
                .toList();
    }

    /** Texts of one licence are kin. */
    static List<Member> licenseTexts(Path folder) throws IOException {
        return dev(folder).stream()
                .map(row -> new Member(folder.resolve(row.at("file")), row.at("license")))
                .toList();
    }

    /** Editions of one work are kin. */
    static List<Member> editions(Path folder) throws IOException {
        return dev(folder).stream()
                .map(row -> new Member(folder.resolve("files").resolve(row.at("file")), row.at("work")))
                .toList();
    }

    /** The text of a law in 2013 is kin to its text in 2022; laws that are in one of the years only are left out. */
    static List<Member> germanLaw(Path folder) throws IOException {
        List<Member> members = new ArrayList<>();
        for (Row row : dev(folder)) {
            if (!row.at("kind").startsWith("only")) {
                for (String year : List.of("2013", "2022")) {
                    Path file = folder.resolve(year).resolve(row.at("file_" + year));
                    members.add(new Member(file, row.at("law_path"), "", year, 0));
                }
            }
        }
        return members;
    }

    /** What was read from a page is kin to what stands on it; only pages of one language are paired. */
    static List<Member> ocrNoise(Path folder) throws IOException {
        List<Member> members = new ArrayList<>();
        for (Row row : dev(folder)) {
            double errors = Double.parseDouble(row.at("cer"));
            for (String side : List.of("ocr", "gold")) {
                Path file = folder.resolve(row.at("id") + "." + side + ".txt");
                members.add(new Member(file, row.at("id"), row.at("lang"), side, errors));
            }
        }
        return members;
    }

    /** The first fifty files of both halves come in groups of kin, the others have none. */
    static List<Member> nearDupSmoke(Path folder) throws IOException {
        List<Member> members = new ArrayList<>();
        for (String half : List.of("R8", "webkb")) {
            Map<String, String> groups = new HashMap<>();
            Row.all(folder.resolve(half + "_truth.tsv")).forEach(row -> groups.put(row.at("file"), row.at("group")));
            for (Path file : files(folder.resolve(half))) {
                String name = file.getFileName().toString();
                members.add(new Member(file, half + " " + groups.getOrDefault(name, name), half, "", 0));
            }
        }
        return members;
    }

    /** Versions of one licence are kin; translations and exceptions are left out. */
    static List<Member> spdxFamilies(Path folder) throws IOException {
        return dev(folder).stream()
                .filter(row -> row.at("kind").equals("license"))
                .map(row -> new Member(folder.resolve("text").resolve(row.at("spdx_id") + ".txt"), row.at("family")))
                .toList();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> list = Files.list(folder)) {
            return list.sorted().toList();
        }
    }

    private static List<Row> dev(Path folder) throws IOException {
        return Row.all(folder.resolve("truth.tsv")).stream().filter(Row::isDev).toList();
    }
}
