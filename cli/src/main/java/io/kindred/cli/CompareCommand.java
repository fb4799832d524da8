package io.kindred.cli;

import io.kindred.formats.AnyFormatProvider;
import io.kindred.report.Finding;
import io.kindred.text.Document;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code kindred compare}. */
@Command(
        name = "compare",
        description = "Tells what two documents are to each other, and what became of each paragraph.")
final class CompareCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..2",
            description = "The two documents, left and right; with --text one is enough.")
    private List<Path> files;

    @Option(
            names = "--text",
            description = "Write the text that was read, to which all offsets refer, and compare nothing.")
    private boolean text;

    @Mixin
    private ViewOptions view;

    @Mixin
    private MeasureOptions measure;

    @Mixin
    private MeaningOptions meaning;

    @Mixin
    private ReadingOptions reading;

    @Override
    public Integer call() throws IOException {
        if (files.size() < 2 && !text) {
            throw new ParameterException(spec.commandLine(), "Two documents are needed to compare");
        }
        if (files.size() > 2) {
            throw new ParameterException(spec.commandLine(), "Two documents at the most, not " + files.size());
        }
        view.mustSpare(files);
        return text ? writeTexts() : compare();
    }

    private int writeTexts() throws IOException {
        Problems problems = new Problems(spec.commandLine().getErr());
        List<Document> documents = new ArrayList<>();
        try (AnyFormatProvider texts = reading.texts()) {
            for (Path file : files) {
                problems.unless(file.toString(), () -> texts.read(file)).ifPresent(documents::add);
            }
        }
        if (problems.count() == 0) {
            view.writeTexts(documents, spec.commandLine().getOut());
        }
        return problems.exitStatus(ExitStatus.FOUND);
    }

    private int compare() throws IOException {
        Problems problems = new Problems(spec.commandLine().getErr());
        List<ScannedDocument> documents = new ArrayList<>();
        try (AnyFormatProvider texts = reading.texts()) {
            for (Path file : files) {
                problems.unless(file.toString(), () -> ScannedDocument.read(id(file), file, texts))
                        .ifPresent(documents::add);
            }
        }
        if (problems.count() > 0) {
            return ExitStatus.FAILED;
        }
        Finding byText = measure.measured(finding(documents.get(0), documents.get(1)));
        Finding finding = byText.kind().isPresent() ? byText : meaning.related(byText, problems);
        view.write(finding, measure.statistics(), spec.commandLine().getOut());
        return finding.kind().isPresent() ? ExitStatus.FOUND : ExitStatus.NONE;
    }

    private static Finding finding(ScannedDocument left, ScannedDocument right) {
        return Finding.of(left.reading(), right.reading(), left.content().equals(right.content()));
    }

    static String id(Path file) {
        return file.toString().replace(file.getFileSystem().getSeparator(), "/");
    }
}
