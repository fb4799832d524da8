package io.kindred.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import io.kindred.text.TextPieces;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class SteadyCutTest {
    @RepeatedTest(300)
    void theCutIsTheOneOfTheBestRankWithTheSmallestHash(Random random) {
        char[] text = text(random);
        int least = 1 + random.nextInt(40);
        int most = least + random.nextInt(40);
        SteadyCut cut = new SteadyCut(least, most);
        int from = random.nextInt(20);
        assertThat(cut.next(text, from, text.length, at -> SteadyCut.rank(text, at)))
                .isEqualTo(plain(text, from, least, most));
    }

    private static char[] text(Random random) {
        StringBuilder text = new StringBuilder("words, before the piece that is cut ");
        for (int i = 0; i < 6; i++) {
            text.append(TextPieces.of(random)).append(i % 2 == 0 ? " " : ", ");
        }
        return text.toString().toCharArray();
    }

    /** The cut, with the hash of all characters before a place taken anew at every place. */
    private static int plain(char[] text, int from, int least, int most) {
        int cut = text.length;
        int bestRank = 0;
        long bestHash = 0;
        int count = 0;
        for (int at = from; at < text.length; at++) {
            if (Blanks.isBlank(text[at])) {
                continue;
            }
            int rank = count < least ? 0 : SteadyCut.rank(text, at);
            long hash = hash(text, from, at);
            if (rank > 0 && (rank > bestRank || (rank == bestRank && hash <= bestHash))) {
                cut = at;
                bestRank = rank;
                bestHash = hash;
            }
            if (++count > most) {
                return bestRank > 0 ? cut : at;
            }
        }
        return text.length;
    }

    private static long hash(char[] text, int from, int to) {
        long hash = 0;
        for (int at = from; at < to; at++) {
            hash = Blanks.isBlank(text[at]) ? hash : (hash << 4) + mix(text[at]);
        }
        return mix(hash);
    }

    private static long mix(long value) {
        long mixed = (value ^ (value >>> 33)) * 0xFF51AFD7ED558CCDL;
        return (mixed ^ (mixed >>> 33)) * 0xC4CEB9FE1A85EC53L;
    }
}
