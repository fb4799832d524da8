package io.kindred.relation.paper;

/**
 * The initial measure of Waikato 2013: the similar chunks by the chunks of the longer document, times how near to equal
 * they are on average, where the allowed bit difference counts as not at all.
 */
public final class NaiveMeasure implements PaperMeasure {
    /*
     * Implementation report, section 3.7.2. "Similar chunks" are pairs: a chunk that is like two counts twice, so that a
     * document and itself written twice have 2n pairs by 2n chunks, 1.0 as in Figure 24. More pairs than chunks would give
     * more than 1; the report shows nothing above 1, and so it ends there. It does not say what becomes of the second
     * factor when no bit may differ; then all pairs are equal, and it is 1.
     */
    @Override
    public double version(ChunkPairs pairs) {
        int longer = Math.max(pairs.left(), pairs.right());
        if (pairs.size() == 0) {
            return 0;
        }
        double share = Math.min(1, (double) pairs.size() / longer);
        double nearness = pairs.bitDifference() == 0 ? 1 : 1 - pairs.averageDistance() / pairs.bitDifference();
        return share * nearness;
    }
}
