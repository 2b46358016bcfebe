/** `rows`: horizontal stacked bars, for long or many names. */
export type ChartKind = 'bar' | 'stacked' | 'rows' | 'line' | 'pie' | 'donut';

export interface ChartSeries {
  readonly id: string;
  readonly name: string;
  readonly values: readonly number[];
}

/** A pie and a donut take the first series; its categories are the slices. */
export interface ChartData {
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
}

/** One bar, point or slice, by its indexes in `ChartData`. */
export interface ChartPoint {
  readonly category: number;
  readonly series: number;
}

export interface ChartTexts {
  readonly loading: string;
  readonly empty: string;
  readonly errorTitle: string;
  readonly errorText?: string | undefined;
  readonly retry: string;
  readonly showTable: string;
  readonly showChart: string;
  /** Explains the keys to screen readers, e.g. "Arrow keys move between values, T shows the table." */
  readonly keys: string;
  readonly category: string;
  readonly total: string;
  /** Name of the group of buttons that show and hide series. */
  readonly legend: string;
  readonly point: (category: string, series: string, value: string) => string;
  /** `part`: 0 to 1; e.g. "25 %". */
  readonly share: (part: number) => string;
}

export const isRound = (kind: ChartKind): boolean => kind === 'pie' || kind === 'donut';

export const isStacked = (kind: ChartKind): boolean => kind === 'stacked' || kind === 'rows';

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** No values, or only zeros. */
export const isEmptyChart = ({ categories, series }: ChartData): boolean =>
  categories.length === 0 || series.every(({ values }) => values.every((value) => value === 0));
