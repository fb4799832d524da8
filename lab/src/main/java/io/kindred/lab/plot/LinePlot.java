package io.kindred.lab.plot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Lines and points over two axes. */
public final class LinePlot implements Plot {
    /** How many names have room below the axis. */
    private static final int LINES_BELOW = 3;

    private final XYChart chart;
    private int series;

    /** An empty plot; the titles of the axes name their units. */
    public LinePlot(String title, String x, String y) {
        chart = new XYChartBuilder()
                .width(Ink.WIDTH)
                .height(Ink.HEIGHT)
                .title(title)
                .xAxisTitle(x)
                .yAxisTitle(y)
                .build();
        Ink.apply(chart.getStyler());
        chart.getStyler().setMarkerSize(8);
    }

    /** Adds points joined by a line. */
    public LinePlot line(String name, List<Double> x, List<Double> y) {
        add(name, x, y);
        return this;
    }

    /** Adds a line without points. */
    public LinePlot curve(String name, List<Double> x, List<Double> y) {
        add(name, x, y).setMarker(SeriesMarkers.NONE);
        return this;
    }

    /** Adds points without a line. */
    public LinePlot points(String name, List<Double> x, List<Double> y) {
        add(name, x, y).setLineStyle(SeriesLines.NONE);
        return this;
    }

    private XYSeries add(String name, List<Double> x, List<Double> y) {
        XYSeries added = chart.addSeries(name, x, y);
        added.setLineColor(Ink.line(series));
        added.setLineStyle(Ink.stroke(series));
        added.setMarkerColor(Ink.line(series));
        added.setMarker(Ink.marker(series++));
        return added;
    }

    /** Gives both axes, or one, steps by tens. */
    public LinePlot logarithmic(boolean x, boolean y) {
        chart.getStyler().setXAxisLogarithmic(x);
        chart.getStyler().setYAxisLogarithmic(y);
        return this;
    }

    /** Lets the upright axis run between two numbers. */
    public LinePlot between(double least, double most) {
        chart.getStyler().setYAxisMin(least);
        chart.getStyler().setYAxisMax(most);
        return this;
    }

    @Override
    public void write(Path file) throws IOException {
        if (series > LINES_BELOW) {
            chart.getStyler().setLegendPosition(Styler.LegendPosition.OutsideE);
            chart.getStyler().setLegendLayout(Styler.LegendLayout.Vertical);
        }
        Ink.write(chart, file);
    }
}
