package io.kindred.clean;

import java.io.IOException;

/** Why a file is left alone, in words that go after its name. */
final class Refusal extends IOException {
    private static final long serialVersionUID = 1;

    Refusal(String reason) {
        super(reason);
    }
}
