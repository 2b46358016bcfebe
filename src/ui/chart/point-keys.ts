import type { ChartPoint } from './chart.types.ts';

export interface PointSpace {
  /** Places of the categories in sight, in order. */
  readonly categories: readonly number[];
  /** Places of the series in sight, in order. */
  readonly series: readonly number[];
  readonly rtl: boolean;
}

/** The one so many places on, at most the first or last. */
function moved(places: readonly number[], from: number, step: number): number {
  const place = Math.max(0, Math.min(places.length - 1, places.indexOf(from) + step));
  return places[place] ?? from;
}

/**
 * The point that an arrow key leads to: sideways along the categories, up and down through the series of one
 * category; undefined for keys that lead nowhere.
 */
export function nextPoint(key: string, point: ChartPoint, space: PointSpace): ChartPoint | undefined {
  const { categories, series, rtl } = space;
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  const along = (step: number) => ({ ...point, category: moved(categories, point.category, step) });
  const across = (step: number) =>
    series.length > 1 ? { ...point, series: moved(series, point.series, step) } : along(step);
  switch (key) {
    case forward:
      return along(1);
    case back:
      return along(-1);
    case 'Home':
      return along(-categories.length);
    case 'End':
      return along(categories.length);
    case 'ArrowDown':
      return across(1);
    case 'ArrowUp':
      return across(-1);
    default:
      return undefined;
  }
}
