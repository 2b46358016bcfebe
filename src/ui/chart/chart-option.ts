import type { BarSeriesOption, LineSeriesOption, PieSeriesOption } from 'echarts/charts';
import type { AriaComponentOption, GridComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { type ChartData, type ChartKind, isRound, isStacked } from './chart.types.ts';
import { rowLabelWidth, rowLineHeight } from './rows-height.ts';
import type { ChartLook } from './use-chart-look.ts';

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | PieSeriesOption
  | GridComponentOption
  | TooltipComponentOption
  | AriaComponentOption
>;

export interface ChartOptionInput {
  readonly kind: ChartKind;
  readonly data: ChartData;
  /** Ids of the hidden series; in a pie, names of its slices. */
  readonly hidden: ReadonlySet<string>;
  readonly look: ChartLook;
  readonly format: (value: number) => string;
  readonly tip: (category: number, series: number) => string;
}

/** Lines differ by shape too, not only by colour. */
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'roundRect', 'pin', 'arrow', 'circle'] as const;

const stripes = (rotation: number, gap: number) => ({
  color: '#FFFFFF99',
  dashArrayX: [1, 0],
  dashArrayY: [2, gap],
  rotation,
});
const dots = (symbol: string, gap: number) => ({
  color: '#FFFFFF99',
  symbol,
  symbolSize: 0.6,
  dashArrayX: [
    [gap, gap],
    [0, gap, gap, 0],
  ],
  dashArrayY: [gap, 0],
});

/** Patterns for high contrast, one per colour; the first is plain. */
const decals = [
  { color: '#FFFFFF00' },
  stripes(Math.PI / 4, 6),
  dots('circle', 6),
  stripes(0, 7),
  stripes(-Math.PI / 4, 4),
  dots('rect', 7),
  stripes(Math.PI / 2, 6),
  dots('triangle', 9),
];

export const colorAt = ({ palette }: ChartLook, index: number): string =>
  palette[index % palette.length] ?? '';

interface TipParams {
  readonly dataIndex: number;
  readonly seriesId?: string;
}

const isTipParams = (params: unknown): params is TipParams =>
  typeof params === 'object' && params !== null && 'dataIndex' in params;

/** The options for ECharts. A hidden series stays without values, so that positions never shift. */
export function chartOption(input: ChartOptionInput): ChartOption {
  const { kind, data, look, tip } = input;
  const seriesOf = (id: string | undefined) => data.series.findIndex((series) => series.id === id);
  return {
    animation: !look.still,
    animationDuration: 320,
    animationDurationUpdate: 240,
    textStyle: { fontFamily: look.font, fontSize: look.fontSize, color: look.muted },
    aria: { enabled: true, label: { enabled: false }, decal: { show: look.theme === 'contrast', decals } },
    tooltip: {
      trigger: 'item',
      renderMode: 'richText',
      confine: true,
      backgroundColor: look.text,
      borderWidth: 0,
      padding: [6, 10],
      textStyle: { color: look.canvas, fontSize: look.fontSize, fontFamily: look.font },
      formatter: (params) =>
        isTipParams(params) ? tip(params.dataIndex, Math.max(0, seriesOf(params.seriesId))) : '',
    },
    ...(isRound(kind) ? roundOption(input) : axisOption(input)),
  };
}

function roundOption({ kind, data, hidden, look }: ChartOptionInput): ChartOption {
  const [series] = data.series;
  return {
    series: {
      type: 'pie',
      ...(series && { id: series.id }),
      radius: kind === 'donut' ? ['62%', '94%'] : ['0%', '94%'],
      clockwise: !look.rtl,
      label: { show: false },
      labelLine: { show: false },
      stillShowZeroSum: false,
      itemStyle: { borderColor: look.surface, borderWidth: 2 },
      emphasis: { scaleSize: 5, itemStyle: { borderColor: look.text, borderWidth: 2 } },
      data: data.categories.map((name, index) => ({
        name,
        value: hidden.has(name) ? 0 : (series?.values[index] ?? 0),
        itemStyle: { color: colorAt(look, index) },
      })),
    },
  };
}

function axisOption({ kind, data, hidden, look, format }: ChartOptionInput): ChartOption {
  const label = { color: look.muted, fontSize: look.fontSize, fontFamily: look.font };
  const names = {
    type: 'category' as const,
    data: [...data.categories],
    axisTick: { show: false },
    axisLine: { lineStyle: { color: look.axis } },
    boundaryGap: kind !== 'line' || data.categories.length < 2,
  };
  const counts = {
    type: 'value' as const,
    splitNumber: 4,
    minInterval: 1,
    splitLine: { lineStyle: { color: look.line } },
    axisLabel: { ...label, hideOverlap: true, formatter: (value: number) => format(value) },
  };
  const inverse = look.rtl;
  const position = look.rtl ? ('right' as const) : ('left' as const);
  const rowLabel = {
    ...label,
    interval: 0,
    hideOverlap: true,
    width: look.fontSize * rowLabelWidth,
    lineHeight: look.fontSize * rowLineHeight,
    overflow: 'break' as const,
  };
  return {
    grid: { left: 4, right: 8, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    ...(kind === 'rows'
      ? {
          xAxis: { ...counts, inverse },
          yAxis: { ...names, position, inverse: true, axisLabel: rowLabel },
        }
      : {
          xAxis: { ...names, inverse, axisLabel: { ...label, hideOverlap: true } },
          yAxis: { ...counts, position },
        }),
    series: data.series.map((series, index) => {
      const common = {
        id: series.id,
        name: series.name,
        color: colorAt(look, index),
        data: hidden.has(series.id) ? [] : [...series.values],
      };
      return kind === 'line' ? lineSeries(common, index, look) : barSeries(common, kind, look);
    }),
  };
}

type CommonSeries = Pick<BarSeriesOption, 'id' | 'name' | 'color'> & { data: number[] };

const barSeries = (common: CommonSeries, kind: ChartKind, look: ChartLook): BarSeriesOption => ({
  ...common,
  type: 'bar',
  ...(isStacked(kind) && { stack: 'all' }),
  barMaxWidth: kind === 'rows' ? 28 : 44,
  barGap: '12%',
  itemStyle: isStacked(kind) ? { borderColor: look.surface, borderWidth: 1 } : { borderRadius: [4, 4, 0, 0] },
  emphasis: { itemStyle: { borderColor: look.text, borderWidth: 2 } },
});

const lineSeries = (common: CommonSeries, index: number, look: ChartLook): LineSeriesOption => ({
  ...common,
  type: 'line',
  symbol: symbols[index % symbols.length] ?? 'circle',
  symbolSize: 9,
  showAllSymbol: true,
  lineStyle: { width: 2.5 },
  emphasis: { scale: 1.5, itemStyle: { borderColor: look.text, borderWidth: 2 } },
});
