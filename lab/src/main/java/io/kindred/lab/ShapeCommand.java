package io.kindred.lab;

import io.kindred.lab.report.Table;
import io.kindred.lab.shape.Shape;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Shows the shape of the sources beside its budget. */
@Command(
        name = "shape",
        description = "Shows the lengths of methods and files and the package cycles of the main sources.",
        footerHeading = "%nExit status: ",
        footer = "0 = within the budget, 1 = not.",
        mixinStandardHelpOptions = true)
final class ShapeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Shape shape = Shape.of(Lab.root());
        PrintWriter out = spec.commandLine().getOut();
        out.print(table(shape).markdown());
        shape.cycles().forEach(cycle -> out.println("cycle: " + String.join(", ", cycle)));
        out.flush();
        return shape.isWithinBudget() ? 0 : 1;
    }

    private static Table table(Shape shape) {
        return new Table(
                "Shape of the main sources",
                1,
                List.of("what", "number", "median", "95 %", "longest", "budget for 95 %"),
                List.of(
                        List.of(
                                "lines of a method",
                                Long.toString(shape.methods()),
                                Integer.toString(shape.methodPercentile(50)),
                                Integer.toString(shape.methodPercentile(95)),
                                Integer.toString(shape.methodPercentile(100)),
                                Integer.toString(Shape.METHOD_BUDGET)),
                        List.of(
                                "lines of a file",
                                Integer.toString(shape.files()),
                                Integer.toString(shape.filePercentile(50)),
                                Integer.toString(shape.filePercentile(95)),
                                Integer.toString(shape.filePercentile(100)),
                                Integer.toString(Shape.FILE_BUDGET)),
                        List.of(
                                "package cycles",
                                Integer.toString(shape.cycles().size()),
                                "",
                                "",
                                "",
                                "0")));
    }
}
