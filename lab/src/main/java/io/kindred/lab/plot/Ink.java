package io.kindred.lab.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** How series are told apart where there are no colours: by grey, dashes and markers, in the order they are added. */
final class Ink {
    static final int WIDTH = 960;
    static final int HEIGHT = 600;

    private static final Color[] GREYS = {
        Color.BLACK, grey(0x8A), grey(0x4A), grey(0xB0), grey(0x2A), grey(0x6A), grey(0x9A), grey(0x3A)
    };
    private static final Color[] FILLS = {Color.BLACK, grey(0x90), grey(0xDC), grey(0x60)};
    private static final float[][] DASHES = {
        {}, {10, 6}, {2, 5}, {14, 5, 2, 5}, {5, 3}, {18, 8}, {2, 2, 8, 2}, {24, 4, 4, 4}
    };
    private static final Marker[] MARKERS = {
        SeriesMarkers.CIRCLE,
        SeriesMarkers.SQUARE,
        SeriesMarkers.TRIANGLE_UP,
        SeriesMarkers.DIAMOND,
        SeriesMarkers.CROSS,
        SeriesMarkers.TRIANGLE_DOWN,
        SeriesMarkers.PLUS,
        SeriesMarkers.OVAL
    };

    private Ink() {}

    private static Color grey(int brightness) {
        return new Color(brightness, brightness, brightness);
    }

    static Color line(int series) {
        return GREYS[series % GREYS.length];
    }

    static Color fill(int series) {
        return FILLS[series % FILLS.length];
    }

    static Marker marker(int series) {
        return MARKERS[series % MARKERS.length];
    }

    static BasicStroke stroke(int series) {
        float[] dashes = DASHES[series % DASHES.length];
        return dashes.length == 0
                ? new BasicStroke(2.5f)
                : new BasicStroke(2.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dashes, 0);
    }

    /** Black on white, in letters that can be read from the last row. */
    static void apply(AxesChartStyler styler) {
        styler.setChartBackgroundColor(Color.WHITE);
        styler.setPlotBackgroundColor(Color.WHITE);
        styler.setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 18));
        styler.setLegendFont(new Font(Font.SANS_SERIF, Font.PLAIN, 14));
        styler.setLegendBorderColor(Color.WHITE);
        styler.setLegendPosition(Styler.LegendPosition.OutsideS);
        styler.setLegendLayout(Styler.LegendLayout.Horizontal);
        styler.setChartTitleBoxVisible(false);
        Font axis = new Font(Font.SANS_SERIF, Font.PLAIN, 14);
        styler.setAxisTitleFont(axis);
        styler.setAxisTickLabelsFont(axis);
        styler.setLocale(Locale.ROOT);
    }

    /** Draws a chart and writes it as PNG. */
    static void write(Chart<?, ?> chart, Path file) throws IOException {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        try {
            chart.paint(graphics, WIDTH, HEIGHT);
        } finally {
            graphics.dispose();
        }
        Files.createDirectories(file.getParent());
        ImageIO.write(image, "png", file.toFile());
    }
}
