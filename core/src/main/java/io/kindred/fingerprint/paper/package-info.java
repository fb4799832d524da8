/**
 * Fingerprints as the papers describe them, value for value, to repeat their experiments with: Waikato 2013's and Roth
 * 2013's SimHash, UPC 2018's MinHash by many hash functions. The schemes beside this package are faster and tell texts
 * apart better.
 */
package io.kindred.fingerprint.paper;
