package io.kindred.server;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.eclipse.jetty.io.Content.Source;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** What an answer says. Nobody waits while it is written. */
@FunctionalInterface
interface Content {
    void write(Response response, Callback callback);

    static Content of(byte[] bytes) {
        return (response, callback) -> response.write(true, ByteBuffer.wrap(bytes), callback);
    }

    static Content of(Path file) {
        return (response, callback) -> org.eclipse.jetty.io.Content.copy(Source.from(file), response, callback);
    }
}
