package io.kindred.server;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Counts of what was asked, in the text format of Prometheus. */
final class Metrics {
    private final Map<String, LongAdder> requests = new ConcurrentHashMap<>();
    private final Map<String, LongAdder> nanos = new ConcurrentHashMap<>();

    /** Notes that a request was answered. */
    void answered(String method, String route, int status, long tookNanos) {
        String labels = "method=\"" + method + "\",route=\"" + route + "\"";
        requests.computeIfAbsent(labels + ",status=\"" + status + "\"", key -> new LongAdder())
                .increment();
        nanos.computeIfAbsent(labels, key -> new LongAdder()).add(tookNanos);
    }

    /** All counts, and some values that are read off now. */
    String text(Map<String, Number> gauges) {
        StringBuilder text = new StringBuilder();
        head(text, "kindred_requests_total", "Requests answered.");
        new TreeMap<>(requests)
                .forEach((labels, count) -> text.append("kindred_requests_total{")
                        .append(labels)
                        .append("} ")
                        .append(count.sum())
                        .append('\n'));
        head(text, "kindred_request_seconds_total", "Time spent on answers.");
        new TreeMap<>(nanos)
                .forEach((labels, time) -> text.append("kindred_request_seconds_total{")
                        .append(labels)
                        .append("} ")
                        .append(time.sum() / 1e9)
                        .append('\n'));
        new TreeMap<>(gauges)
                .forEach((name, value) -> text.append("# TYPE ")
                        .append(name)
                        .append(" gauge\n")
                        .append(name)
                        .append(' ')
                        .append(value)
                        .append('\n'));
        return text.toString();
    }

    private static void head(StringBuilder text, String name, String help) {
        text.append("# HELP ").append(name).append(' ').append(help).append('\n');
        text.append("# TYPE ").append(name).append(" counter\n");
    }
}
