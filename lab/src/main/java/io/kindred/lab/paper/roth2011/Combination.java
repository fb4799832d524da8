package io.kindred.lab.paper.roth2011;

/** A method on a variation of a stream in a run: one of the 672. */
record Combination(Method method, Tokens stream, Variation variation, Run run) {
    /** The number it is tracked by and its variation, such as 43B. */
    String tracked() {
        return method.number() + stream.offset() + variation.name();
    }

    /** Its name with the size of k-grams, such as 43B 40. */
    String name() {
        return tracked() + " " + run.k();
    }
}
