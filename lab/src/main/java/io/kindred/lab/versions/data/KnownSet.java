package io.kindred.lab.versions.data;

import io.kindred.formats.PlainTextProvider;
import io.kindred.lab.versions.measure.Prepared;
import io.kindred.text.Document;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A data set of whole documents whose kin are known. Only the part meant for development is read.
 *
 * @param name the name of the set and of its folder
 * @param longer how many times as long its documents are as those of other sets
 */
public record KnownSet(String name, Purpose purpose, int longer, Truth truth) {
    /** All sets, in the order of the report. */
    public static final List<KnownSet> ALL = List.of(
            new KnownSet("git-lineage", Purpose.VERSIONS, 4, Truths::gitLineage),
            new KnownSet("license-texts", Purpose.VERSIONS, 1, Truths::licenseTexts),
            new KnownSet("editions", Purpose.VERSIONS, 15, Truths::editions),
            new KnownSet("german-law", Purpose.VERSIONS, 1, Truths::germanLaw),
            new KnownSet("ocr-noise", Purpose.VERSIONS, 1, Truths::ocrNoise),
            new KnownSet("near-dup-smoke", Purpose.VERSIONS, 1, Truths::nearDupSmoke),
            new KnownSet("spdx-families", Purpose.RECALL, 1, Truths::spdxFamilies),
            new KnownSet("plagiarised-answers", Purpose.GRADES, 1, folder -> List.of()),
            new KnownSet("german-law", Purpose.ALARMS, 1, folder -> List.of()));

    private static final long SEED = 20131;

    /** Reads the set and draws pairs from it. */
    public PairSet load(Path path, Size size) throws IOException {
        if (purpose == Purpose.GRADES) {
            return Answers.load(path, name);
        }
        if (purpose == Purpose.ALARMS) {
            return Alarms.load(path, name, size.families());
        }
        Size fitting = size.forLong(longer);
        List<Member> members = someFamilies(truth.members(path), fitting.families());
        List<Document> texts = new ArrayList<>();
        for (Member member : members) {
            texts.add(new PlainTextProvider().read(member.file()));
        }
        List<Prepared> documents = Prepared.all(texts);
        return new PairSet(name, purpose, members.size(), new PairDraw(members, documents, fitting).pairs());
    }

    /** Some of the families, those of several members first, because only they have kin. */
    private static List<Member> someFamilies(List<Member> members, int most) {
        Map<String, Long> sizes =
                members.stream().collect(Collectors.groupingBy(Member::family, TreeMap::new, Collectors.counting()));
        List<String> families = new ArrayList<>(sizes.keySet());
        Collections.shuffle(families, new Random(SEED));
        families.sort(Comparator.comparing(family -> sizes.get(family) == 1));
        Set<String> chosen = new HashSet<>(families.subList(0, Math.min(most, families.size())));
        return members.stream()
                .filter(member -> chosen.contains(member.family()))
                .toList();
    }

    /** Reads who is kin to whom. */
    @FunctionalInterface
    public interface Truth {
        List<Member> members(Path folder) throws IOException;
    }
}
