package io.kindred.fingerprint.paper;

import io.kindred.fingerprint.Fingerprinter;
import io.kindred.fingerprint.FingerprinterContract;
import io.kindred.fingerprint.MinHash;
import io.kindred.fingerprint.SimHash;
import io.kindred.fingerprint.shingle.Shingling;
import org.junit.jupiter.api.Nested;

/** The papers' schemes promise what all schemes do. */
class PaperContractTest {
    @Nested
    class Waikato extends FingerprinterContract<SimHash> {
        @Override
        protected Fingerprinter<SimHash> fingerprinter() {
            return new WaikatoHasher(64, 4);
        }
    }

    @Nested
    class Roth extends FingerprinterContract<SimHash> {
        @Override
        protected Fingerprinter<SimHash> fingerprinter() {
            return new RothHasher(64, 4);
        }
    }

    @Nested
    class Upc extends FingerprinterContract<MinHash> {
        @Override
        protected Fingerprinter<MinHash> fingerprinter() {
            return new PermutationMinHasher(HashFamily.MODULAR, 10, Shingling.chars(5));
        }
    }
}
