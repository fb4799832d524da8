package io.kindred.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Set;

/**
 * Who may ask what.
 *
 * @param hosts the values of the Host header that are answered, with the port
 * @param token what those who change something must know
 * @param closed whether those who only read must know it too
 */
record Access(Set<String> hosts, String token, boolean closed) {
    private static final int TOKEN_BYTES = 32;
    static final int SHORTEST_TOKEN = 16;

    Access {
        hosts = Set.copyOf(hosts);
        if (token.length() < SHORTEST_TOKEN) {
            throw new IllegalArgumentException("a token has at least " + SHORTEST_TOKEN + " characters");
        }
    }

    /** A token that nobody can guess. */
    static String newToken() {
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Whether a header {@code Authorization} shows the token; how long that takes tells nothing. */
    boolean isProven(String authorization) {
        String scheme = "Bearer ";
        return authorization != null
                && authorization.regionMatches(/* ignoreCase= */ true, 0, scheme, 0, scheme.length())
                && MessageDigest.isEqual(
                        hash(authorization.substring(scheme.length()).strip()), hash(token));
    }

    private static byte[] hash(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
