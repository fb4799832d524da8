package io.kindred.scan;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/**
 * Does things on several threads, or on the caller's own if there is to be one, and hands on the results in the order in which the things were given, on the thread that
 * gave them. What is under way at one time is bounded by number and by weight.
 */
final class Conveyor<T> implements Closeable {
    private final Optional<ExecutorService> threads;
    private final int mostThings;
    private final long mostWeight;
    private final Consumer<T> taker;
    private final Deque<Thing<T>> belt = new ArrayDeque<>();
    private long weight;

    Conveyor(int jobs, int mostThings, long mostWeight, Consumer<T> taker) {
        this.threads = jobs == 1 ? Optional.empty() : Optional.of(Executors.newFixedThreadPool(jobs, Conveyor::thread));
        this.mostThings = mostThings;
        this.mostWeight = mostWeight;
        this.taker = taker;
    }

    /** Has something done, as soon as what is under way allows for its weight. */
    void put(long thingWeight, Callable<T> work) {
        while (!belt.isEmpty() && (belt.size() >= mostThings || weight + thingWeight > mostWeight)) {
            take();
        }
        FutureTask<T> task = new FutureTask<>(work);
        threads.ifPresentOrElse(pool -> pool.execute(task), task);
        belt.add(new Thing<>(task, thingWeight));
        weight += thingWeight;
        while (!belt.isEmpty() && belt.peek().result().isDone()) {
            take();
        }
    }

    /** Waits until everything is done and handed on. */
    void finish() {
        while (!belt.isEmpty()) {
            take();
        }
    }

    @Override
    public void close() {
        threads.ifPresent(ExecutorService::shutdownNow);
    }

    private void take() {
        Thing<T> first = belt.remove();
        weight -= first.weight();
        try {
            taker.accept(first.result().get());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw unchecked(e.getCause());
        }
    }

    private static RuntimeException unchecked(Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        if (cause instanceof IOException failed) {
            return new UncheckedIOException(failed);
        }
        return cause instanceof RuntimeException unchecked ? unchecked : new IllegalStateException(cause);
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "kindred-scan");
        thread.setDaemon(true);
        return thread;
    }

    private record Thing<T>(Future<T> result, long weight) {}
}
