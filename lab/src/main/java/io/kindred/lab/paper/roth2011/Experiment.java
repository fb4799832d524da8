package io.kindred.lab.paper.roth2011;

import io.kindred.lab.paper.Published;
import io.kindred.lab.report.ProgressBar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The whole experiment: every method on every variation of every stream, in every run. */
final class Experiment {
    private static final long SEED = 2011;

    private final List<String> files;
    private final List<String> texts;
    private final ProgressBar bar;

    /** An experiment on texts, with the names of their files. */
    Experiment(List<String> files, List<String> texts, ProgressBar bar) {
        this.files = List.copyOf(files);
        this.texts = List.copyOf(texts);
        this.bar = bar;
    }

    /** The scores of all combinations that exist, the best first; those as good in the order of the paper. */
    List<Score> scores() {
        List<Run> runs = Run.all(Published.of(Roth2011.NAME));
        List<Setting> settings = new ArrayList<>();
        for (Run run : runs) {
            for (Tokens stream : Tokens.values()) {
                Arrays.stream(Variation.values()).forEach(each -> settings.add(new Setting(stream, each, run)));
            }
        }
        bar.begin("making indexes", settings.size());
        return settings.parallelStream()
                .flatMap(this::scores)
                .sorted(Comparator.comparingDouble(Score::value).reversed())
                .toList();
    }

    private Stream<Score> scores(Setting setting) {
        List<Hashed> hashed = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            List<String> tokens = setting.stream().of(texts.get(i), setting.variation());
            int[] hashes = Fingerprints.of(
                    tokens, setting.stream().separator(), setting.run().k());
            hashed.add(new Hashed(tokens, hashes, setting.run(), SEED + i));
        }
        List<Score> scores = Arrays.stream(Method.values())
                .filter(method -> method.isFor(setting.stream()))
                .map(method -> score(setting.combination(method), hashed))
                .toList();
        bar.step(setting.stream() + " " + setting.variation() + ", k = "
                + setting.run().k());
        return scores.stream();
    }

    private Score score(Combination combination, List<Hashed> hashed) {
        return Score.of(
                combination,
                files,
                hashed.stream().map(combination.method()::index).toList());
    }

    /** What all methods share in one pass. */
    private record Setting(Tokens stream, Variation variation, Run run) {
        Combination combination(Method method) {
            return new Combination(method, stream, variation, run);
        }
    }
}
