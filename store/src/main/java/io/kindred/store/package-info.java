/**
 * The catalog: what is known of documents, in one SQLite file.
 *
 * <p>Any number of {@link io.kindred.store.Catalog}s read, each a snapshot, while one
 * {@link io.kindred.store.CatalogWriter} writes. What a writer's method did is on disk when it returns. Whatever goes
 * wrong is one {@link io.kindred.store.CatalogException} that says what, where, and what to do.
 */
package io.kindred.store;
