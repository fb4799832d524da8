package io.kindred.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.client.Answer;
import io.kindred.client.KindredClient;
import io.kindred.corpus.Prose;
import io.kindred.scan.Scan;
import io.kindred.store.Catalog;
import io.kindred.store.Entry;
import io.kindred.store.RelationFilter;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Many who check in at once leave the catalog that one after the other would have left. */
@ExtendWith(Seeds.class)
@Timeout(300)
class ManyClientsTest {
    private static final int CLIENTS = 8;
    private static final int CALLS = 8;

    @TempDir
    Path place;

    private record Call(boolean adds, String name, String text) {}

    @Test
    void nothingIsLostAndNothingDoubled(Random random) throws Exception {
        List<List<Call>> calls = calls(random);
        Path together = Files.createDirectory(place.resolve("together"));
        Path alone = Files.createDirectory(place.resolve("alone"));
        for (Path folder : List.of(together, alone)) {
            Files.writeString(folder.resolve("seed.txt"), calls.get(0).get(0).text());
        }
        try (Started many = Started.on(together);
                Started one = Started.on(alone)) {
            ask(many, calls);
            KindredClient client = new KindredClient(one.uri("/"), Started.TOKEN);
            for (List<Call> some : calls) {
                for (Call call : some) {
                    ask(client, call);
                }
            }
            long added = calls.stream()
                    .flatMap(List::stream)
                    .filter(Call::adds)
                    .map(Call::name)
                    .distinct()
                    .count();
            assertThat(contents(many.catalog)).hasSize((int) added + 1).isEqualTo(contents(one.catalog));
            many.scan();
            one.scan();
            assertThat(relations(many.catalog)).isNotEmpty().isEqualTo(relations(one.catalog));
            try (Catalog catalog = Catalog.open(many.catalog)) {
                assertThat(catalog.verify()).isEmpty();
            }
        }
    }

    @Test
    void whatWasRelatedForTheTimeBeingIsSettledWhenNobodyComes(Random random) throws Exception {
        Prose prose = new Prose(random);
        String form = prose.paragraphs(2);
        Path folder = Files.createDirectory(place.resolve("folder"));
        for (int i = 0; i < 60; i++) {
            Files.writeString(folder.resolve("form" + i + ".txt"), form + "\n\n" + prose.paragraph());
        }
        Path again = Files.createDirectories(place.resolve("again/inbox")).getParent();
        try (Started started = Started.on(folder)) {
            KindredClient client = new KindredClient(started.uri("/"), Started.TOKEN);
            for (int i = 0; i < 5; i++) {
                Answer answer =
                        client.checkIn("late" + i + ".txt", BodyPublishers.ofString(form + "\n\n" + prose.paragraph()));
                assertThat(answer.kin()).isNotEmpty();
            }
            while (!isSettled(started.catalog)) {
                Thread.sleep(100);
            }
            try (Catalog catalog = Catalog.open(started.catalog)) {
                for (Entry entry : catalog.documents()) {
                    Files.copy(folder.resolve(entry.path()), again.resolve(entry.path()));
                }
            }
            try (Started anew = Started.on(again)) {
                assertThat(relations(started.catalog)).isNotEmpty().isEqualTo(relations(anew.catalog));
            }
        }
    }

    private static boolean isSettled(Path file) throws IOException {
        try (Catalog catalog = Catalog.open(file)) {
            return Scan.isComplete(catalog);
        }
    }

    private static List<List<Call>> calls(Random random) {
        Prose prose = new Prose(random);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            texts.add(prose.paragraphs(3));
        }
        List<List<Call>> calls = new ArrayList<>();
        for (int client = 0; client < CLIENTS; client++) {
            List<Call> some = new ArrayList<>();
            for (int i = 0; i < CALLS; i++) {
                String text = texts.get(random.nextInt(texts.size()));
                boolean same = random.nextInt(10) == 0;
                String own = same ? text : text + "\n\n" + prose.paragraph();
                String name = same ? "same" + texts.indexOf(text) + ".txt" : client + "-" + i + ".txt";
                some.add(new Call(random.nextBoolean(), name, own));
            }
            calls.add(some);
        }
        return calls;
    }

    private static void ask(Started started, List<List<Call>> calls) throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(calls.size());
        try {
            List<Future<?>> all = new ArrayList<>();
            for (List<Call> some : calls) {
                KindredClient client = new KindredClient(started.uri("/"), Started.TOKEN);
                all.add(threads.submit(() -> {
                    for (Call call : some) {
                        ask(client, call);
                    }
                    return null;
                }));
            }
            for (Future<?> one : all) {
                one.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static void ask(KindredClient client, Call call) throws IOException, InterruptedException {
        Answer answer = call.adds()
                ? client.checkIn(call.name(), BodyPublishers.ofString(call.text()))
                : client.check(call.name(), BodyPublishers.ofString(call.text()));
        assertThat(answer.added().isPresent() && !call.adds()).isFalse();
    }

    private static List<String> contents(Path file) throws IOException {
        try (Catalog catalog = Catalog.open(file)) {
            return catalog.documents().stream()
                    .map((Entry entry) ->
                            entry.path() + " " + entry.file().content().hex())
                    .sorted()
                    .toList();
        }
    }

    private static List<String> relations(Path file) throws IOException {
        List<String> relations = new ArrayList<>();
        try (Catalog catalog = Catalog.open(file)) {
            catalog.relations(
                    RelationFilter.ALL, found -> relations.add(found.relation().toString()));
        }
        return relations;
    }
}
