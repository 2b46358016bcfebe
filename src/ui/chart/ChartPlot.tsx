import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { type ECharts, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChartPoint } from './chart.types.ts';
import type { ChartOption } from './chart-option.ts';

use([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, AriaComponent, SVGRenderer]);

export interface ChartPlotProps {
  readonly option: ChartOption;
  /** Ids of the series, in their order. */
  readonly seriesIds: readonly string[];
  /** The point that shows its tip: where the keys are. */
  readonly active: ChartPoint | undefined;
  readonly onPick: ((point: ChartPoint) => void) | undefined;
}

const fill = { blockSize: '100%', inlineSize: '100%' } as const;

/** The drawing itself, in a bundle of its own: it weighs more than the rest of the page. */
export function ChartPlot({ option, seriesIds, active, onPick }: ChartPlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<ECharts>();
  const category = active?.category;
  const series = active?.series;

  const pick = useEffectEvent((dataIndex: number, seriesId: string | undefined) =>
    onPick?.({ category: dataIndex, series: Math.max(0, seriesIds.indexOf(seriesId ?? '')) }),
  );

  useEffect(() => {
    if (place.current === null) return;
    // SVG: sharp on any screen and on paper, and no inline styles that a strict content security policy refuses.
    const drawn = init(place.current, null, { renderer: 'svg' });
    drawn.on('click', ({ dataIndex, seriesId }) => pick(dataIndex, seriesId));
    const observer = new ResizeObserver(() => drawn.resize());
    observer.observe(place.current);
    setChart(drawn);
    return () => {
      observer.disconnect();
      drawn.dispose();
    };
  }, []);

  useEffect(() => {
    chart?.setOption(option, { notMerge: true });
  }, [chart, option]);

  useEffect(() => {
    chart?.dispatchAction({ type: 'downplay' });
    if (category === undefined || series === undefined) {
      chart?.dispatchAction({ type: 'hideTip' });
      return;
    }
    const point = { seriesIndex: series, dataIndex: category };
    chart?.dispatchAction({ type: 'highlight', ...point });
    chart?.dispatchAction({ type: 'showTip', ...point });
  }, [chart, category, series]);

  // The drawing turns itself around for right to left; the page's direction would turn its words once more.
  return <div ref={place} dir="ltr" style={fill} />;
}
