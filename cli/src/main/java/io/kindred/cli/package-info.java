/**
 * The {@code kindred} command: in go arguments, out come an answer on standard output, problems on standard error and
 * an {@link io.kindred.cli.ExitStatus}.
 *
 * <p>A command is a class of its own, a {@code Callable} of its exit status, and one entry in
 * {@link io.kindred.cli.Main}. It takes {@code --format} by a {@link io.kindred.cli.FormatOption}, writes rows by a
 * {@link io.kindred.cli.RowWriter}, reports each document it could not take to {@link io.kindred.cli.Problems}, and
 * gives up with a {@link io.kindred.cli.Failure}.
 */
package io.kindred.cli;
