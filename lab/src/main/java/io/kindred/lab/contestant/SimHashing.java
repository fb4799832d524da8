package io.kindred.lab.contestant;

/** A way to make a SimHash of 64 bits from the 4-grams of a text. One thread, one instance. */
@FunctionalInterface
public interface SimHashing {
    long hash(String text);
}
