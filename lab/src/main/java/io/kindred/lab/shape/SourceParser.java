package io.kindred.lab.shape;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import io.kindred.lab.shape.SourceFile.Method;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Reads Java files with the parser of the JDK's compiler. */
final class SourceParser {
    private SourceParser() {}

    /** Reads all Java files below a folder. */
    static List<SourceFile> parse(Path folder) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IOException("this Java has no compiler; a JDK is needed");
        }
        List<SourceFile> files = new ArrayList<>();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(list(folder)));
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : task.parse()) {
                files.add(new Scan(unit, positions).file(folder));
            }
        }
        return files;
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    /** One walk through the tree of a file. */
    private static final class Scan extends TreeScanner<Void, Void> {
        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final List<Method> methods = new ArrayList<>();
        private final Set<String> uses = new HashSet<>();

        Scan(CompilationUnitTree unit, SourcePositions positions) {
            this.unit = unit;
            this.positions = positions;
        }

        SourceFile file(Path folder) throws IOException {
            scan(unit, null);
            Path path = Path.of(unit.getSourceFile().toUri());
            String name = folder.toAbsolutePath().normalize().relativize(path).toString();
            return new SourceFile(
                    name.replace(path.getFileSystem().getSeparator(), "/"),
                    unit.getPackageName() == null ? "" : unit.getPackageName().toString(),
                    Files.readAllLines(path).size(),
                    methods,
                    uses);
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            if (method.getBody() != null) {
                methods.add(new Method(method.getName().toString(), lines(method)));
            }
            return super.visitMethod(method, null);
        }

        @Override
        public Void visitMemberSelect(MemberSelectTree select, Void nothing) {
            if (Character.isUpperCase(select.getIdentifier().charAt(0))) {
                uses.add(select.toString());
            }
            return super.visitMemberSelect(select, null);
        }

        private int lines(MethodTree method) {
            long first = unit.getLineMap().getLineNumber(positions.getStartPosition(unit, method));
            long last = unit.getLineMap().getLineNumber(positions.getEndPosition(unit, method));
            return (int) (last - first + 1);
        }
    }
}
