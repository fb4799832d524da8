package io.kindred.fingerprint.shingle;

import static org.assertj.core.api.Assertions.assertThat;

import io.kindred.Seeds;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Seeds.class)
class RollingHashTest {
    private static final int CASES = 10_000;

    @Test
    void valueIsThePolynomialOfTheLastUnits(Random random) {
        for (int i = 0; i < CASES; i++) {
            HashKey key = HashKey.secret(random.nextLong(), random.nextLong());
            int size = 1 + random.nextInt(64);
            long[] units = random.longs(random.nextInt(150)).toArray();
            RollingHash rolling = new RollingHash(size, key);
            for (long unit : units) {
                rolling.push(unit);
            }
            assertThat(rolling.value()).as("%d units by %d", units.length, size).isEqualTo(plain(units, size, key));
        }
    }

    @Test
    void valueForgetsWhatIsMoreThanItsSizeAgo(Random random) {
        for (int i = 0; i < CASES; i++) {
            int size = 1 + random.nextInt(64);
            RollingHash one = new RollingHash(size, HashKey.PUBLIC);
            RollingHash other = new RollingHash(size, HashKey.PUBLIC);
            random.longs(random.nextInt(100)).forEach(one::push);
            random.longs(size).forEach(unit -> {
                one.push(unit);
                other.push(unit);
            });
            assertThat(one.value()).isEqualTo(other.value());
        }
    }

    @Test
    void restartedHashIsLikeAFreshOne(Random random) {
        RollingHash used = new RollingHash(7, HashKey.PUBLIC);
        for (int i = 0; i < CASES; i++) {
            random.longs(random.nextInt(20)).forEach(used::push);
            used.restart();
            RollingHash fresh = new RollingHash(7, HashKey.PUBLIC);
            random.longs(random.nextInt(20)).forEach(unit -> {
                used.push(unit);
                fresh.push(unit);
            });
            assertThat(used.value()).isEqualTo(fresh.value());
        }
    }

    private static long plain(long[] units, int size, HashKey key) {
        long sum = 0;
        for (int i = Math.max(0, units.length - size); i < units.length; i++) {
            long term = units[i];
            for (int power = units.length - 1 - i; power > 0; power--) {
                term *= key.multiplier();
            }
            sum += term;
        }
        return key.mix(sum);
    }
}
