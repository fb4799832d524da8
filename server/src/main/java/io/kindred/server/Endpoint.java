package io.kindred.server;

import java.io.IOException;

/** Answers the requests of one route. */
@FunctionalInterface
interface Endpoint {
    Answer answer(Call call) throws IOException;
}
