package io.kindred.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The browser of the person at this machine, if there is one. */
final class Browser {
    private Browser() {}

    /** Opens an address, or does nothing: it has been printed too. */
    static void open(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        boolean hasScreen = system.contains("win")
                || system.contains("mac")
                || System.getenv("DISPLAY") != null
                || System.getenv("WAYLAND_DISPLAY") != null;
        if (!hasScreen) {
            return;
        }
        try {
            new ProcessBuilder(command(system, address))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            // There is none; the address is on the screen.
        }
    }

    private static List<String> command(String system, String address) {
        if (system.contains("win")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", address);
        }
        return List.of(system.contains("mac") ? "open" : "xdg-open", address);
    }
}
