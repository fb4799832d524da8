package io.kindred.relation.paper;

/** Says how much two documents are versions of each other, from 0 to 1, by the pairs of chunks they share. */
@FunctionalInterface
public interface PaperMeasure {
    /** The version score at and above which two documents count as versions. */
    double VERSION = 0.1;

    double version(ChunkPairs pairs);

    /**
     * The overall value of Waikato 2013, Figure 10: from 0.5 up for versions, below for what is related in meaning.
     *
     * @param semantic how much the two are related in meaning, from 0 to 1
     */
    static double overall(double version, double semantic) {
        return version >= VERSION ? 0.5 + version / 2 : semantic / 2;
    }
}
