package io.kindred.lab.paper.roth2011;

import io.kindred.lab.benchmark.Processor;
import io.kindred.lab.paper.Kin;
import io.kindred.lab.paper.PaperPage;
import io.kindred.lab.paper.Published;
import io.kindred.lab.report.ProgressBar;
import io.kindred.lab.text.TemporaryFolder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Does Roth (2011) again, and tells it on a page. */
public final class Roth2011 {
    /** The name of the paper, of the command and of the page. */
    public static final String NAME = "roth-2011";

    private Roth2011() {}

    /** The page of a folder with the fifteen files. */
    public static PaperPage page(Path folder, ProgressBar bar) throws IOException {
        List<String> texts = new ArrayList<>();
        for (String file : Zones.FILES) {
            texts.add(text(Files.readAllBytes(folder.resolve(file))));
        }
        double start = Processor.seconds();
        List<Score> scores = new Experiment(Zones.FILES, texts, bar).scores();
        double seconds = Processor.seconds() - start;
        bar.begin("scanning", 1);
        Kin kin;
        try (TemporaryFolder temporary = TemporaryFolder.create()) {
            kin = Kin.scan(folder, temporary.path().resolve("catalog.db"));
        }
        bar.step("scanned");
        Published published = Published.of(NAME);
        return new Roth2011Page(published, scores, new Verdicts(kin, published)).page(texts, seconds);
    }

    /** UTF-8, or else a character for each byte, so that a compiled class is a text too, as it was for Roth. */
    private static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }
}
