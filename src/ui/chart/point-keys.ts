import type { ChartPoint } from './chart.types.ts';

export interface PointSpace {
  readonly categories: readonly number[];
  readonly series: readonly number[];
  readonly rtl: boolean;
  /** Horizontal bars: the categories lie one below the other, the series of one side by side. */
  readonly lying: boolean;
}

function moved(places: readonly number[], from: number, step: number): number {
  const place = Math.max(0, Math.min(places.length - 1, places.indexOf(from) + step));
  return places[place] ?? from;
}

/** Where an arrow key leads: sideways to categories, upright to series, swapped for lying bars; undefined: nowhere. */
export function nextPoint(key: string, point: ChartPoint, space: PointSpace): ChartPoint | undefined {
  const { categories, series, rtl, lying } = space;
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  const along = (step: number) => ({ ...point, category: moved(categories, point.category, step) });
  const across = (step: number) =>
    series.length > 1 ? { ...point, series: moved(series, point.series, step) } : along(step);
  const [sideways, upright] = lying ? [across, along] : [along, across];
  switch (key) {
    case forward:
      return sideways(1);
    case back:
      return sideways(-1);
    case 'Home':
      return along(-categories.length);
    case 'End':
      return along(categories.length);
    case 'ArrowDown':
      return upright(1);
    case 'ArrowUp':
      return upright(-1);
    default:
      return undefined;
  }
}
