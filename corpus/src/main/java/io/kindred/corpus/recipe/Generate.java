package io.kindred.corpus.recipe;

import io.kindred.corpus.NamedText;
import io.kindred.corpus.Prose;
import io.kindred.corpus.VersionPair;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;

/** The command that writes a labelled corpus: the documents into a folder, the truth about the pairs beside it. */
public final class Generate {
    private static final int WRITTEN_BASES = 20;
    private static final String USAGE = "usage: FOLDER SEED RECIPE [BASE-FILE...]\n"
            + "  RECIPE is one of " + Arrays.toString(StandardRecipe.values()) + "\n"
            + "  Without base files, base texts are made up.\n";

    private Generate() {}

    /** Runs the command and ends with its code: 0 if all was written, 1 if not, 2 if the arguments are wrong. */
    public static void main(String[] args) {
        System.exit(run(List.of(args), System.out, System.err));
    }

    static int run(List<String> args, PrintStream out, PrintStream err) {
        try {
            if (args.size() < 3) {
                throw new IllegalArgumentException("too few arguments");
            }
            Path folder = Path.of(args.get(0));
            Random random = new Random(seed(args.get(1)));
            StandardRecipe recipe = recipe(args.get(2));
            List<NamedText> bases = bases(args.subList(3, args.size()), recipe, random);
            LabelledCorpus corpus = recipe.make(bases, random);
            write(corpus, folder);
            out.print(
                    corpus.documents().size() + " documents, " + corpus.pairs().size() + " pairs\n");
            return 0;
        } catch (IllegalArgumentException e) {
            err.print(e.getMessage() + "\n" + USAGE);
            return 2;
        } catch (IOException e) {
            err.print(e + "\n");
            return 1;
        }
    }

    static String fileName(NamedText document) {
        return document.name() + ".txt";
    }

    /** Writes the documents to {@code documents} and the truth to {@code truth.jsonl} in a folder. */
    static void write(LabelledCorpus corpus, Path folder) throws IOException {
        Path documents = Files.createDirectories(folder.resolve("documents"));
        for (NamedText document : corpus.documents()) {
            Files.writeString(documents.resolve(fileName(document)), document.text() + "\n");
        }
        Files.writeString(folder.resolve("truth.jsonl"), truth(corpus.pairs()));
    }

    private static String truth(List<VersionPair> pairs) {
        return pairs.stream().map(pair -> TruthJson.line(pair) + "\n").collect(Collectors.joining());
    }

    private static long seed(String argument) {
        try {
            return Long.parseLong(argument);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("not a seed: " + argument, e);
        }
    }

    private static StandardRecipe recipe(String argument) {
        return Arrays.stream(StandardRecipe.values())
                .filter(recipe -> recipe.toString().equals(argument))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such recipe: " + argument));
    }

    private static List<NamedText> bases(List<String> files, StandardRecipe recipe, Random random) throws IOException {
        List<NamedText> bases = new ArrayList<>();
        for (String file : files) {
            Path path = Path.of(file);
            String name = path.getFileName().toString().replaceFirst("\\.txt$", "");
            bases.add(new NamedText(name, Files.readString(path)));
        }
        if (!bases.isEmpty() || recipe == StandardRecipe.CONTROLLED) {
            return bases;
        }
        for (int i = 1; i <= WRITTEN_BASES; i++) {
            String name = String.format(Locale.ROOT, "base%02d", i);
            bases.add(new NamedText(name, new Prose(random).article(5 + random.nextInt(10))));
        }
        return bases;
    }
}
