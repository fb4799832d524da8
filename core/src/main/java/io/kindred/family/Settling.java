package io.kindred.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Lets parts move to the family that they are closest to. */
final class Settling {
    private static final int ROUNDS = 10;

    /** A part is compared with that share of a family that is closest to it. */
    private static final double CLOSEST = 0.5;

    private final Parts parts;
    private final int[] families;
    private final Map<Integer, Integer> texts = new HashMap<>();

    private Settling(Parts parts, int[] families) {
        this.parts = parts;
        this.families = families.clone();
        for (int part = 0; part < families.length; part++) {
            texts.merge(families[part], parts.texts(part), Integer::sum);
        }
    }

    /** For each part the number of its family after all have moved that would. */
    static int[] of(Parts parts, int[] families) {
        Settling settling = new Settling(parts, families);
        boolean moved = true;
        for (int round = 0; round < ROUNDS && moved; round++) {
            moved = settling.round();
        }
        return settling.families;
    }

    private boolean round() {
        int[] before = families.clone();
        Map<Integer, Bond> bonds = bonds(parts, families);
        for (int part = 0; part < families.length; part++) {
            int better = better(part, bonds);
            if (better != families[part]) {
                texts.merge(families[part], -parts.texts(part), Integer::sum);
                texts.merge(better, parts.texts(part), Integer::sum);
                families[part] = better;
            }
        }
        return !Arrays.equals(before, families);
    }

    /** The family that a part is closest to, among its own and those that welcome it. */
    private int better(int part, Map<Integer, Bond> bonds) {
        TreeMap<Integer, List<Near>> near = new TreeMap<>();
        parts.neighbours(part)
                .forEach((other, closeness) -> near.computeIfAbsent(families[other], family -> new ArrayList<>())
                        .add(new Near(closeness, parts.texts(other), parts.isStep(part, other))));
        int own = families[part];
        if (isIn(own, parts.together().of(part))) {
            return own;
        }
        int best = own;
        double most = closeness(near.getOrDefault(own, new ArrayList<>()), texts.get(own) - parts.texts(part));
        for (var family : near.entrySet()) {
            int size = texts.get(family.getKey());
            double closeness = closeness(family.getValue(), size);
            boolean welcome = family.getValue().stream().anyMatch(Near::isStep)
                    && size >= Math.max(2, parts.texts(part))
                    && 1 - closeness <= bonds.get(family.getKey()).welcome()
                    && !isIn(family.getKey(), parts.apart().of(part));
            if (family.getKey() != own && welcome && closeness > most) {
                most = closeness;
                best = family.getKey();
            }
        }
        return best;
    }

    private boolean isIn(int family, Collection<Integer> some) {
        return some.stream().anyMatch(part -> families[part] == family);
    }

    /** How close a part is to the closest texts of a family. */
    private static double closeness(List<Near> near, int size) {
        double asked = Math.max(1, CLOSEST * size);
        double open = asked;
        double sum = 0;
        near.sort(Comparator.comparingDouble(other -> -other.closeness()));
        for (Near other : near) {
            double taken = Math.min(open, other.texts());
            sum += taken * other.closeness();
            open -= taken;
        }
        return sum / asked;
    }

    /** What holds each family together. */
    static Map<Integer, Bond> bonds(Parts parts, int[] families) {
        Map<Integer, Bond> bonds = new HashMap<>();
        for (int part = 0; part < families.length; part++) {
            Bond alone = new Bond(parts.texts(part), parts.inside(part));
            double[] ties = {0};
            int here = part;
            parts.neighbours(part).forEach((other, closeness) -> {
                if (other < here && families[other] == families[here]) {
                    ties[0] += closeness * parts.texts(here) * parts.texts(other);
                }
            });
            bonds.merge(
                    families[part],
                    alone,
                    (one, more) -> new Bond(one.texts() + more.texts(), one.inside() + more.inside()));
            bonds.computeIfPresent(families[part], (family, bond) -> new Bond(bond.texts(), bond.inside() + ties[0]));
        }
        return bonds;
    }

    /** A part that is near, how many texts it has, and whether it is a step away. */
    private record Near(double closeness, int texts, boolean isStep) {}
}
