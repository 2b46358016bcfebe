import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import EChartsReact from 'echarts-for-react/lib/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChartPoint } from './chart.types.ts';
import type { ChartOption } from './chart-option.ts';

echarts.use([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, AriaComponent, SVGRenderer]);

export interface ChartPlotProps {
  readonly option: ChartOption;
  readonly seriesIds: readonly string[];
  /** The point with the tip: the keyboard's position. */
  readonly active: ChartPoint | undefined;
  readonly onPick: ((point: ChartPoint) => void) | undefined;
}

const fill = { height: '100%', width: '100%' } as const;
/** SVG is sharp on screens and paper, and needs no inline styles, which a strict content security policy refuses. */
const drawing = { renderer: 'svg' } as const;

/** A bundle of its own, since it weighs more than the rest of the page. */
export function ChartPlot({ option, seriesIds, active, onPick }: ChartPlotProps) {
  const [chart, setChart] = useState<echarts.ECharts>();
  const category = active?.category;
  const series = active?.series;

  const pick = useEffectEvent(({ dataIndex, seriesId = '' }: echarts.ECElementEvent) =>
    onPick?.({ category: dataIndex, series: Math.max(0, seriesIds.indexOf(seriesId)) }),
  );

  useEffect(() => {
    const onClick = (event: echarts.ECElementEvent) => pick(event);
    chart?.on('click', onClick);
    return () => {
      if (chart?.isDisposed() === false) chart.off('click', onClick);
    };
  }, [chart]);

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

  // The drawing mirrors itself for right to left; the page's direction would mirror its words again.
  return (
    <EChartsReact
      echarts={echarts}
      option={option}
      notMerge
      opts={drawing}
      onChartReady={setChart}
      dir="ltr"
      style={fill}
    />
  );
}
