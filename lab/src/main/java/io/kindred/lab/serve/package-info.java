/** Many clients of one service at once. */
package io.kindred.lab.serve;
