package io.kindred.lab.plot;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;

/** Bars side by side, a group of them for each name. */
public final class BarPlot implements Plot {
    private final CategoryChart chart;
    private final List<String> names;
    private int series;

    /** An empty plot with a place for each name. */
    public BarPlot(String title, String x, String y, List<String> names) {
        this.names = List.copyOf(names);
        chart = new CategoryChartBuilder()
                .width(Ink.WIDTH)
                .height(Ink.HEIGHT)
                .title(title)
                .xAxisTitle(x)
                .yAxisTitle(y)
                .build();
        Ink.apply(chart.getStyler());
        chart.getStyler().setAvailableSpaceFill(0.8);
        chart.getStyler().setYAxisMin(0.0);
        chart.getStyler().setXAxisMaxLabelCount(names.size());
    }

    /** Adds a bar to each place; NaN leaves a place without. */
    public BarPlot bars(String name, List<Double> heights) {
        CategorySeries added = chart.addSeries(
                name,
                names,
                heights.stream().map(height -> height.isNaN() ? null : height).toList());
        added.setFillColor(Ink.fill(series++));
        added.setLineColor(Color.BLACK);
        return this;
    }

    @Override
    public void write(Path file) throws IOException {
        Ink.write(chart, file);
    }
}
