package io.kindred.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.corpus.Prose;
import io.kindred.text.FoldingNormalizer;
import io.kindred.text.NormalizedText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What every fingerprinter promises, whatever its scheme. */
@ExtendWith(Seeds.class)
public abstract class FingerprinterContract<F extends Fingerprint> {
    private static final int THREADS = 4;

    /** A new fingerprinter, always of the same scheme. */
    protected abstract Fingerprinter<F> fingerprinter();

    @Test
    void fingerprintCarriesTheSchemeOfItsMaker(Random random) {
        Fingerprinter<F> fingerprinter = fingerprinter();
        for (String text : List.of("", "a", "Two texts.", AnyText.next(random, 500))) {
            assertThat(fingerprinter.fingerprint(normalized(text)).scheme())
                    .isEqualTo(fingerprinter.scheme())
                    .isEqualTo(fingerprinter().scheme());
        }
    }

    @Test
    void sameTextHasTheSameFingerprintWhateverCameBefore(Random random) {
        Fingerprinter<F> used = fingerprinter();
        for (int i = 0; i < 500; i++) {
            NormalizedText text = normalized(AnyText.next(random, 300));
            F first = used.fingerprint(text);
            used.fingerprint(normalized(AnyText.next(random, 3_000)));
            assertThat(used.fingerprint(text)).isEqualTo(first).hasSameHashCodeAs(first);
            assertThat(fingerprinter().fingerprint(text))
                    .as(() -> AnyText.escaped(text.text()))
                    .isEqualTo(first);
        }
    }

    @Test
    void equalFingerprintsAreWrittenAlike(Random random) {
        for (int i = 0; i < 500; i++) {
            NormalizedText text = normalized(AnyText.next(random, 300));
            String hex = fingerprinter().fingerprint(text).hex();
            assertThat(fingerprinter().fingerprint(text).hex()).isEqualTo(hex).matches("[0-9a-f]*");
        }
    }

    @Test
    void anyTextHasAFingerprint(Random random) {
        Fingerprinter<F> fingerprinter = fingerprinter();
        AnyText.EXTREMES.forEach(text ->
                assertThat(fingerprinter.fingerprint(normalized(text)).hex()).isNotNull());
        for (int i = 0; i < 3_000; i++) {
            String text = AnyText.next(random, 500);
            assertThat(fingerprinter.fingerprint(normalized(text)).hex())
                    .as(() -> AnyText.escaped(text))
                    .isNotNull();
        }
    }

    @Test
    void textsOfBlockLengthsHaveFingerprintsThatLast(Random random) {
        Fingerprinter<F> used = fingerprinter();
        for (int length : AnyText.EDGES) {
            NormalizedText text = normalized(AnyText.ofLength(random, length));
            assertThat(used.fingerprint(text)).isEqualTo(fingerprinter().fingerprint(text));
        }
    }

    @Test
    void fingerprinterIsSharedByThreads(Random random) throws InterruptedException, ExecutionException {
        List<NormalizedText> texts = texts(random);
        List<F> expected = all(fingerprinter(), texts);
        Fingerprinter<F> shared = fingerprinter();
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<List<F>>> answers = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                int turn = i * texts.size() / THREADS;
                answers.add(threads.submit(() -> turned(all(shared, turned(texts, turn)), -turn)));
            }
            for (Future<List<F>> answer : answers) {
                assertThat(answer.get()).isEqualTo(expected);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void fingerprintDoesNotDependOnTheLocale(Random random) {
        List<NormalizedText> texts = texts(random);
        List<F> expected = all(fingerprinter(), texts);
        Locale before = Locale.getDefault();
        try {
            for (String tag : List.of("tr-TR", "ar-EG-u-nu-arab", "th-TH-u-nu-thai", "lt-LT")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                List<F> here = all(fingerprinter(), texts);
                assertThat(here).as(tag).isEqualTo(expected);
                assertThat(here).as(tag).allMatch(made -> made.hex().matches("[0-9a-f]*"));
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    private List<NormalizedText> texts(Random random) {
        List<NormalizedText> texts = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            texts.add(normalized(AnyText.next(random, 2_500)));
            texts.add(normalized(new Prose(random).paragraphs(10)));
        }
        texts.add(normalized("TITLE I i \u0130 \u0131 123"));
        return texts;
    }

    private List<F> all(Fingerprinter<F> fingerprinter, List<NormalizedText> texts) {
        return texts.stream().map(fingerprinter::fingerprint).toList();
    }

    private static <T> List<T> turned(List<T> list, int by) {
        List<T> turned = new ArrayList<>(list);
        Collections.rotate(turned, by);
        return turned;
    }

    /** A text as fingerprinters are given it. */
    protected static NormalizedText normalized(String text) {
        return new FoldingNormalizer().normalize(text);
    }
}
