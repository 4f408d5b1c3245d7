import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartConfiguration,
  type ChartDataset,
  type Plugin,
  type PointStyle,
  type ScaleOptionsByType,
} from 'chart.js';
import type { ChartData, ChartPoint, ChartSeries } from './data';
import { fillOf } from './pattern';
import { inWords } from './points';
import type { ChartTheme } from './theme';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

/** The kinds that are drawn; points are lines without a line. */
export type Drawn = Chart<'bar' | 'line', ChartPoint[], string>;

/** So that lines and points are told apart without their colours. */
const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [8, 3, 2, 3], [12, 3], [4, 4]];
const SHAPES: readonly PointStyle[] = ['circle', 'rect', 'triangle', 'rectRot', 'star', 'crossRot'];
/** Half the width of the ends of an interval, in CSS pixels. */
const WHISKER = 4;

const nth = <Value>(values: readonly Value[], at: number): Value => values[at % values.length]!;

/** Draws a chart in the colours of a theme. */
export function drawChart(canvas: HTMLCanvasElement, chart: ChartData, theme: ChartTheme): Drawn {
  const config: ChartConfiguration<'bar' | 'line', ChartPoint[], string> = {
    type: chart.kind === 'bars' ? 'bar' : 'line',
    data: {
      ...(chart.kind === 'bars' && { labels: barsOf(chart) }),
      datasets: chart.series.map((series, at) => datasetOf(chart, series, at, theme)),
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      font: theme.font,
      color: theme.text,
      interaction: { mode: 'nearest', intersect: chart.kind !== 'lines' },
      scales: { x: xAxis(chart, theme), y: axis(chart.yTitle, theme, { min: 0, max: 1 }) },
      plugins: {
        legend: {
          display: chart.series.length > 1,
          labels: legendLabels(chart, theme),
        },
        tooltip: {
          backgroundColor: theme.background,
          titleColor: theme.text,
          bodyColor: theme.text,
          borderColor: theme.text,
          borderWidth: 1,
          displayColors: false,
          callbacks: {
            title: () => '',
            label: ({ datasetIndex, dataIndex }) => {
              const series = chart.series[datasetIndex]!;
              return inWords(chart, series, series.points[dataIndex]!);
            },
          },
        },
      },
    },
    plugins: chart.kind === 'bars' || chart.series.length === 1 ? [intervalsIn(theme)] : [],
  };
  return new Chart(canvas, config);
}

/** Lines with their dashes and points, bars with their patterns. */
const legendLabels = ({ kind }: ChartData, { text }: ChartTheme): object =>
  kind === 'bars' ? { color: text } : { color: text, usePointStyle: true, boxHeight: 7 };

/** Bars of all series, each once, in the order in which they come. */
const barsOf = ({ series }: ChartData): string[] => [
  ...new Set(series.flatMap(({ points }) => points.map(({ x }) => String(x)))),
];

function datasetOf(
  { kind, series: all }: ChartData,
  { name, points, isReference }: ChartSeries,
  at: number,
  { series, background, text }: ChartTheme,
): ChartDataset<'bar' | 'line', ChartPoint[]> {
  const colour = isReference ? text : nth(series, at);
  const shared = { label: name, data: [...points], borderColor: colour };
  if (kind === 'bars') {
    const fill = fillOf(at, colour, background);
    // Series that have no place in common need no room for each other.
    const isShared =
      new Set(all.flatMap((one) => one.points.map(({ x }) => x))).size < all.flatMap((one) => one.points).length;
    return { ...shared, type: 'bar', backgroundColor: fill, borderWidth: 2, grouped: isShared, maxBarThickness: 48 };
  }
  return {
    ...shared,
    type: 'line',
    backgroundColor: colour,
    borderWidth: isReference ? 1 : 2,
    borderDash: isReference ? [2, 4] : [...nth(DASHES, at)],
    showLine: kind === 'lines' || isReference === true,
    // What lies on the edge is seen whole.
    clip: 8,
    pointStyle: isReference ? 'line' : nth(SHAPES, at),
    pointRadius: isReference ? 0 : points.length > 100 ? 2 : 4,
    pointHoverRadius: 7,
  };
}

function axis(title: string, { text, line }: ChartTheme, range: object): Partial<ScaleOptionsByType<'linear'>> {
  return {
    ...range,
    title: { display: true, text: title, color: text },
    ticks: { color: text },
    grid: { color: line },
  } as Partial<ScaleOptionsByType<'linear'>>;
}

const xAxis = ({ kind, xTitle, xIsShare }: ChartData, theme: ChartTheme): object => ({
  type: kind === 'bars' ? 'category' : 'linear',
  ...axis(xTitle, theme, xIsShare ? { min: 0, max: 1 } : {}),
});

/** Draws the 95% interval of each point that has one; of several lines they would lie over each other. */
const intervalsIn = ({ text }: ChartTheme): Plugin<'bar' | 'line'> => ({
  id: 'intervals',
  afterDatasetsDraw(chart) {
    const { ctx: context, scales } = chart;
    const y = scales['y']!;
    context.save();
    context.strokeStyle = text;
    context.lineWidth = 1.5;
    chart.data.datasets.forEach(({ data }, at) => {
      const { data: drawn, hidden } = chart.getDatasetMeta(at);
      if (hidden) return;
      (data as readonly unknown[]).forEach((point, index) => {
        const { interval } = point as ChartPoint;
        const x = drawn[index]?.x;
        if (interval === undefined || x === undefined) return;
        const [low, high] = interval.map((value) => y.getPixelForValue(value)) as [number, number];
        context.beginPath();
        context.moveTo(x, low);
        context.lineTo(x, high);
        for (const end of [low, high]) {
          context.moveTo(x - WHISKER, end);
          context.lineTo(x + WHISKER, end);
        }
        context.stroke();
      });
    });
    context.restore();
  },
});
