/**
 * Fingerprints: in goes a text, out come small numbers that stand for it. Equal texts have equal fingerprints; of the
 * others each scheme says what nearness of its numbers tells about the texts.
 *
 * <p>Every number carries its {@link io.kindred.fingerprint.Scheme}, and numbers of two schemes never meet.
 */
package io.kindred.fingerprint;
