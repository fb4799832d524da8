package io.kindred.server;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Requests that are refused before anybody of us sees them get a problem too, and not a page of the server. */
final class PlainErrors extends ErrorHandler {
    @Override
    protected void generateResponse(
            Request request, Response response, int code, String message, Throwable cause, Callback callback) {
        HttpFields.Mutable headers = response.getHeaders();
        Front.addSecurity(headers, /* isPage= */ false);
        headers.put("Content-Type", "application/problem+json");
        Answer.problem(Refusal.of(code, "Bad request", "The request is not one that this service takes."))
                .content()
                .write(response, callback);
    }
}
