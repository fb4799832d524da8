/**
 * What passages mean, as vectors: texts that say similar things point in similar directions, whatever words they use.
 *
 * <pre>
 * text ── PassageCutter ──▶ passages ── Embedder ──▶ ByteVector ──▶ EmbeddedDocument ──▶ Likeness
 *                                       │                           one per document      how much two mean the same,
 *                                       WordPiece, a model                                and which passages say so
 * </pre>
 *
 * <p>The model comes in a jar and runs in this process; nothing is downloaded. It knows English.
 */
package io.kindred.semantics.embedding;
