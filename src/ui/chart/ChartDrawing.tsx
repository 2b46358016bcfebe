import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { ChartLegend, type LegendKey } from './ChartLegend.tsx';
import { ChartPoints } from './ChartPoints.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { chart, chartBody } from './chart.recipe.ts';
import {
  type ChartData,
  type ChartKind,
  type ChartPoint,
  type ChartTexts,
  isRound,
  sum,
} from './chart.types.ts';
import { chartOption, colorAt } from './chart-option.ts';
import { type ChartLook, useChartLook } from './use-chart-look.ts';

const ChartPlot = lazy(() => import('./ChartPlot.tsx').then((module) => ({ default: module.ChartPlot })));

export interface ChartDrawingProps {
  readonly title: string;
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly texts: ChartTexts;
  readonly format: (value: number) => string;
  readonly height: number;
  readonly onSelect: ((point: ChartPoint) => void) | undefined;
  readonly onTable: () => void;
}

function inSight(kind: ChartKind, { categories, series }: ChartData, hidden: ReadonlySet<string>) {
  const round = isRound(kind);
  const shown = {
    categories: [...categories.keys()].filter((place) => !round || !hidden.has(categories[place] ?? '')),
    series: [...series.keys()].filter((place) =>
      round ? place === 0 : !hidden.has(series[place]?.id ?? ''),
    ),
  };
  const whole = sum((series[0]?.values ?? []).filter((_, index) => !hidden.has(categories[index] ?? '')));
  return { shown, whole };
}

function legendKeys(props: ChartDrawingProps, look: ChartLook, whole: number): LegendKey[] {
  const { kind, data, texts, format } = props;
  if (!isRound(kind)) {
    return data.series.map(({ id, name }, index) => ({ id, name, color: colorAt(look, index) }));
  }
  const values = data.series[0]?.values ?? [];
  return data.categories.map((name, index) => {
    const value = values[index] ?? 0;
    const share = whole === 0 ? '' : ` · ${texts.share(Math.min(1, value / whole))}`;
    return { id: name, name, color: colorAt(look, index), value: `${format(value)}${share}` };
  });
}

export function ChartDrawing(props: ChartDrawingProps) {
  const { title, kind, data, texts, format, height, onSelect, onTable } = props;
  const look = useChartLook();
  const keysId = useId();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<ChartPoint>();
  const round = isRound(kind);
  const styles = chart({ round });
  const { shown, whole } = inSight(kind, data, hidden);
  const keys = legendKeys(props, look, whole);

  const say = ({ category, series }: ChartPoint) => {
    const { name = '', values = [] } = data.series[series] ?? {};
    return texts.point(data.categories[category] ?? '', name, format(values[category] ?? 0));
  };
  const option = useMemo(
    () =>
      chartOption({
        kind,
        data,
        hidden,
        look,
        format,
        tip: (category, series) => {
          const { name = '', values = [] } = data.series[series] ?? {};
          return texts.point(data.categories[category] ?? '', name, format(values[category] ?? 0));
        },
      }),
    [kind, data, hidden, look, format, texts],
  );
  const toggle = (id: string) =>
    setHidden((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  return (
    <div className={styles.frame}>
      <div className={chartBody({ round })}>
        <div className={styles.plot} style={{ blockSize: `${height}rem` }}>
          <div aria-hidden="true" style={{ blockSize: '100%' }}>
            <Suspense fallback={<ChartSkeleton label="" height={height} />}>
              <ChartPlot
                option={option}
                seriesIds={data.series.map(({ id }) => id)}
                active={active}
                onPick={onSelect}
              />
            </Suspense>
          </div>
          {kind === 'donut' && (
            <p className={styles.center}>
              <span className={styles.centerValue}>{format(whole)}</span>
              <span className={styles.centerLabel}>{texts.total}</span>
            </p>
          )}
          <ChartPoints
            label={title}
            keysId={keysId}
            space={{ ...shown, rtl: look.rtl, lying: kind === 'rows' }}
            active={active}
            say={say}
            onActive={setActive}
            onSelect={onSelect}
            onTable={onTable}
          />
        </div>
        {(round || data.series.length > 1) && (
          <ChartLegend label={texts.legend} keys={keys} hidden={hidden} round={round} onToggle={toggle} />
        )}
      </div>
      <p id={keysId} hidden>
        {texts.keys}
      </p>
    </div>
  );
}
