package io.kindred.server;

import java.util.List;
import java.util.Set;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Request;

/** Stands before everything else and sends away who has no business here. */
final class Guard {
    /*
     * A page of a stranger, open in the same browser, can send requests to this machine. It must not be able to read answers or
     * to change anything. Three things see to that:
     *
     * The Host header must be one of those we were started for, to the letter. A stranger's name that was made to point to this
     * machine (DNS rebinding) comes with the stranger's name in it.
     *
     * Whoever changes something shows a token, in a header that no form and no picture can send. There is no cookie that a
     * browser would add by itself, and no answer allows another origin to read it or to send that header.
     *
     * Browsers say where a request comes from (Origin, Sec-Fetch-Site). If they say that it comes from elsewhere, it is not
     * even looked at.
     */
    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "DELETE");
    private static final Set<String> READING = Set.of("GET", "HEAD");
    private static final Set<String> OWN = Set.of("same-origin", "none");

    private final Access access;

    Guard(Access access) {
        this.access = access;
    }

    /** Refuses what must not go on. */
    void check(Request request, String path) {
        checkHost(request);
        if (!METHODS.contains(request.getMethod())) {
            throw Refusal.of(405, "Method not allowed", "Only GET, HEAD, POST, PUT and DELETE are known here.");
        }
        if (path.startsWith("/api/") || path.equals("/metrics")) {
            checkOrigin(request);
            checkToken(request);
        }
    }

    private void checkHost(Request request) {
        List<String> hosts = request.getHeaders().getValuesList(HttpHeader.HOST);
        HttpURI uri = request.getHttpURI();
        String authority = uri.getAuthority();
        if (hosts.size() != 1
                || !access.hosts().contains(hosts.get(0))
                || (authority != null && !access.hosts().contains(authority))) {
            throw Refusal.of(421, "Misdirected request", "This service does not go by that name.");
        }
    }

    private void checkOrigin(Request request) {
        String site = request.getHeaders().get("Sec-Fetch-Site");
        String origin = request.getHeaders().get(HttpHeader.ORIGIN);
        boolean strange = origin != null && !access.hosts().contains(origin.replaceFirst("^https?://", ""));
        if (strange || (site != null && !OWN.contains(site))) {
            throw Refusal.of(403, "Forbidden", "Requests from other sites are not answered.");
        }
    }

    private void checkToken(Request request) {
        boolean reads = READING.contains(request.getMethod());
        if ((access.closed() || !reads) && !access.isProven(request.getHeaders().get(HttpHeader.AUTHORIZATION))) {
            throw Refusal.of(
                    401,
                    "Token needed",
                    "Send the token that the service was started with, as Authorization: Bearer TOKEN.");
        }
    }
}
