package io.kindred.corpus.truth;

import java.util.Optional;

/**
 * A link that is not in the map but not wrong either.
 *
 * @param insteadOf the true link it may stand for, because the two paragraphs are copies; none if the link is merely
 *     faint
 */
public record Alternative(Link link, Optional<Link> insteadOf) {}
