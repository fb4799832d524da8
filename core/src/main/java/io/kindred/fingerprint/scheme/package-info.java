/** The schemes by name: in goes what a user asks for, out comes the maker of those fingerprints. */
package io.kindred.fingerprint.scheme;
