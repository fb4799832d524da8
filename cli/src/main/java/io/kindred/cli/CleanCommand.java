package io.kindred.cli;

import io.kindred.clean.CleanPlace;
import io.kindred.clean.CleanUp;
import io.kindred.clean.Orders;
import io.kindred.clean.Plan;
import io.kindred.clean.PlanException;
import io.kindred.clean.PlanFile;
import io.kindred.clean.Planner;
import io.kindred.clean.Run;
import io.kindred.clean.Undo;
import io.kindred.report.Printable;
import io.kindred.scan.Scan;
import io.kindred.scan.ScannedFolder;
import io.kindred.store.Catalog;
import io.kindred.store.CatalogWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code kindred clean}. */
@Command(
        name = "clean",
        description = {
            "Says which files could go because others stay, and touches none: it writes a plan for you to read and edit.",
            "With --apply it does what a plan says: looks at every file once more and moves it to a trash folder, never"
                    + " the last copy of anything. With --undo it takes that back."
        })
final class CleanCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private CatalogOption catalog;

    @Mixin
    private CleanRules rules;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the plan to this file. Default: plan.txt beside the catalog.")
    private Path output;

    @Option(
            names = "--apply",
            paramLabel = "PLAN",
            arity = "0..1",
            fallbackValue = "",
            description = "Do what a plan says. Default: the plan that was made last.")
    private String apply;

    @Option(
            names = "--undo",
            paramLabel = "NUMBER",
            arity = "0..1",
            fallbackValue = "0",
            description = "Bring back what a clean-up moved. Default: the last one.")
    private Integer undo;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() throws IOException {
        mustBeOneThing();
        Path file = catalog.find().toRealPath();
        if (apply != null) {
            return apply(file);
        }
        return undo != null ? undo(file) : plan(file);
    }

    private void mustBeOneThing() {
        if (apply != null && undo != null) {
            throw new ParameterException(spec.commandLine(), "--apply and --undo are two things to do");
        }
        if ((apply != null || undo != null) && (output != null || rules.areGiven(spec.commandLine()))) {
            throw new ParameterException(
                    spec.commandLine(),
                    (apply != null ? "--apply" : "--undo") + " takes no rules; a plan is made by them");
        }
    }

    private int plan(Path file) throws IOException {
        CleanPlace place = CleanPlace.of(file);
        try (Catalog known = Catalog.open(file)) {
            Path root = ScannedFolder.of(file, known);
            warnIfIncomplete(known);
            Plan plan = new Planner(known, file, root, rules.rules(root)).plan();
            Optional<Path> former = plan.groups().isEmpty() ? Optional.empty() : write(plan, place);
            CleanText text = new CleanText(spec.commandLine().getOut(), CatalogOption.where(file));
            if (format.format() == Format.TEXT) {
                String named = output == null ? "" : " " + shown(output);
                text.plan(plan, shown(output == null ? place.plan() : output), named, former.map(CleanCommand::shown));
            } else {
                CleanText.rows(plan, format.format(), spec.commandLine().getOut());
            }
            return plan.groups().isEmpty() ? ExitStatus.NONE : ExitStatus.FOUND;
        }
    }

    private void warnIfIncomplete(Catalog known) throws IOException {
        if (!Scan.isComplete(known)) {
            spec.commandLine()
                    .getErr()
                    .println("kindred: not all relations are settled, so files may be missing here; scan settles them");
        }
    }

    /** Writes a plan, and returns where the plan is now that was in its place and says something else. */
    private Optional<Path> write(Plan plan, CleanPlace place) throws IOException {
        String text = PlanFile.text(plan);
        if (output != null) {
            new AnswerFile(output).write(out -> out.print(text));
            return Optional.empty();
        }
        Files.createDirectories(place.folder());
        boolean other = Files.exists(place.plan()) && !text.equals(read(place.plan()));
        if (other) {
            Files.move(place.plan(), place.formerPlan(), StandardCopyOption.REPLACE_EXISTING);
        }
        new AnswerFile(place.plan()).write(out -> out.print(text));
        return other ? Optional.of(place.formerPlan()) : Optional.empty();
    }

    private static String read(Path plan) throws IOException {
        try {
            return Files.readString(plan);
        } catch (NoSuchFileException e) {
            throw new Failure(Printable.of(plan.toString()) + ": no such plan; make one with 'kindred clean'", e);
        } catch (CharacterCodingException e) {
            throw new Failure(Printable.of(plan.toString()) + ": is not UTF-8; save it as UTF-8", e);
        }
    }

    private int apply(Path file) throws IOException {
        Path plan = apply.isEmpty() ? CleanPlace.of(file).plan() : Path.of(apply);
        Problems problems = new Problems(spec.commandLine().getErr());
        try (CatalogWriter writer = CatalogWriter.open(file);
                CleanReport report =
                        new CleanReport(format.format(), spec.commandLine().getOut(), problems, "moved")) {
            Path root = ScannedFolder.of(file, writer.catalog());
            Orders orders = PlanFile.read(read(plan));
            Optional<Run> run = new CleanUp(writer.catalog(), file, root).run(orders, report::take);
            if (format.format() == Format.TEXT) {
                text(file).applied(report, run.map(Run::folder).map(CleanCommand::shown));
            }
            return problems.exitStatus(report.count() > 0 ? ExitStatus.FOUND : ExitStatus.NONE);
        } catch (PlanException e) {
            for (String finding : e.findings()) {
                problems.tell(shown(plan), finding);
            }
            spec.commandLine().getErr().println("kindred: nothing was touched");
            return ExitStatus.FAILED;
        }
    }

    private int undo(Path file) throws IOException {
        Path trash = CleanPlace.of(file).trash();
        Problems problems = new Problems(spec.commandLine().getErr());
        try (CatalogWriter writer = CatalogWriter.open(file);
                CleanReport report =
                        new CleanReport(format.format(), spec.commandLine().getOut(), problems, "restored")) {
            List<Run> runs = Run.in(trash);
            Optional<Run> run = undo == 0
                    ? Run.last(trash)
                    : runs.stream().filter(one -> one.number() == undo).findFirst();
            if (run.isEmpty() && undo != 0) {
                throw new Failure("there is no clean-up number " + undo + " in " + shown(trash));
            }
            if (run.isPresent()) {
                int damaged = Undo.of(run.get(), ScannedFolder.of(file, writer.catalog()), report::take);
                if (damaged > 0) {
                    problems.tell(shown(run.get().folder()), damaged + " lines of the journal cannot be read");
                }
            }
            if (format.format() == Format.TEXT) {
                text(file).undone(report, runs, Run.in(trash));
            }
            return problems.exitStatus(report.count() > 0 ? ExitStatus.FOUND : ExitStatus.NONE);
        }
    }

    private CleanText text(Path file) {
        PrintWriter out = spec.commandLine().getOut();
        return new CleanText(out, CatalogOption.where(file));
    }

    /** A path as short as it can be. */
    private static String shown(Path path) {
        Path here = Path.of("").toAbsolutePath();
        Path absolute = path.toAbsolutePath().normalize();
        return (absolute.startsWith(here) && !absolute.equals(here) ? here.relativize(absolute) : absolute).toString();
    }
}
