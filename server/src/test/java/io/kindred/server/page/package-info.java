/** The page in a real browser: Debian's Chromium, driven by its chromedriver. */
package io.kindred.server.page;
