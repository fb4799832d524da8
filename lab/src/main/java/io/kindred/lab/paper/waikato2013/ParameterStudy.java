package io.kindred.lab.paper.waikato2013;

import io.kindred.corpus.VersionPair;
import io.kindred.corpus.truth.Match;
import io.kindred.fingerprint.SimHash;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What one way to hash makes of paragraphs that are strangers and of paragraphs that are versions (section 4.2).
 *
 * @param strangers how many pairs of different paragraphs of different news differ in so many bits, by number of bits
 * @param related how many pairs of news have such a pair, when up to so many bits may differ
 * @param versions how many edited paragraphs of the controlled corpus differ from their originals in so many bits
 * @param stuck how many bits are the same in 95 of 100 paragraphs
 */
record ParameterStudy(
        Hashing hashing, List<Integer> strangers, List<Integer> related, List<Integer> versions, int stuck) {
    private static final double NEARLY_ALL = 0.95;

    ParameterStudy {
        strangers = List.copyOf(strangers);
        related = List.copyOf(related);
        versions = List.copyOf(versions);
    }

    /** How many pairs of strangers are called versions when up to so many bits may differ. */
    int falseRelations(int difference) {
        return strangers.subList(0, difference + 1).stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    /** The share of edited paragraphs that are found when up to so many bits may differ. */
    double recall(int difference) {
        double all = versions.stream().mapToInt(Integer::intValue).sum();
        return versions.subList(0, difference + 1).stream()
                        .mapToInt(Integer::intValue)
                        .sum()
                / all;
    }

    static ParameterStudy of(Hashing hashing, List<Article> news, List<VersionPair> controlled) {
        List<Hashed> paragraphs = new ArrayList<>();
        for (int i = 0; i < news.size(); i++) {
            for (String paragraph : news.get(i).paragraphs()) {
                paragraphs.add(new Hashed(i, Article.folded(paragraph), hashing.hashes(paragraph)));
            }
        }
        int[] strangers = new int[hashing.bits() + 1];
        List<Set<Long>> related = new ArrayList<>();
        for (int i = 0; i <= hashing.bits(); i++) {
            related.add(new HashSet<>());
        }
        for (int i = 0; i < paragraphs.size(); i++) {
            for (int j = i + 1; j < paragraphs.size(); j++) {
                Hashed one = paragraphs.get(i);
                Hashed other = paragraphs.get(j);
                if (one.article() != other.article() && !one.text().equals(other.text())) {
                    int distance = Hashing.distance(one.hashes(), other.hashes());
                    strangers[distance]++;
                    related.get(distance).add((long) one.article() << Integer.SIZE | other.article());
                }
            }
        }
        return new ParameterStudy(
                hashing,
                list(strangers),
                cumulated(related),
                list(versions(hashing, controlled)),
                stuck(hashing, paragraphs));
    }

    private record Hashed(int article, String text, List<SimHash> hashes) {
        Hashed {
            hashes = List.copyOf(hashes);
        }
    }

    private static List<Integer> cumulated(List<Set<Long>> related) {
        Set<Long> all = new HashSet<>();
        List<Integer> counts = new ArrayList<>();
        for (Set<Long> more : related) {
            all.addAll(more);
            counts.add(all.size());
        }
        return counts;
    }

    private static int[] versions(Hashing hashing, List<VersionPair> controlled) {
        int[] counts = new int[hashing.bits() + 1];
        for (VersionPair pair : controlled) {
            List<String> left = new Article("", "", pair.base().text()).paragraphs();
            List<String> right = new Article("", "", pair.version().text()).paragraphs();
            for (Match match : pair.truth().matches()) {
                if (match.left().size() == 1 && match.right().size() == 1) {
                    String one = left.get(match.left().get(0));
                    String other = right.get(match.right().get(0));
                    if (!one.equals(other)) {
                        counts[Hashing.distance(hashing.hashes(one), hashing.hashes(other))]++;
                    }
                }
            }
        }
        return counts;
    }

    private static int stuck(Hashing hashing, List<Hashed> paragraphs) {
        int stuck = 0;
        for (int bit = 0; bit < hashing.bits(); bit++) {
            int place = bit;
            long set = paragraphs.stream()
                    .filter(each -> (each.hashes().get(0).word(place / Long.SIZE) >>> place & 1) == 1)
                    .count();
            double share = (double) set / paragraphs.size();
            stuck += Math.max(share, 1 - share) >= NEARLY_ALL ? 1 : 0;
        }
        return stuck;
    }

    private static List<Integer> list(int[] counts) {
        List<Integer> list = new ArrayList<>();
        for (int count : counts) {
            list.add(count);
        }
        return list;
    }
}
