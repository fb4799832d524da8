/**
 * Cleaning up: a plan of which files could go, which a person reads and edits, and the way there and back.
 *
 * <p>A {@link io.kindred.clean.Planner} makes a {@link io.kindred.clean.Plan} of a catalog, {@link io.kindred.clean.PlanFile}
 * writes it and reads what a person made of it, {@link io.kindred.clean.CleanUp} does what it says, and
 * {@link io.kindred.clean.Undo} takes that back. No file is ever destroyed: files are moved to a trash folder, and a journal
 * knows of each move before it is made.
 */
package io.kindred.clean;
