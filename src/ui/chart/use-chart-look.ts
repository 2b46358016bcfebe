import { useMemo, useSyncExternalStore } from 'react';
import { type ChartTheme, chartPalette } from '../theme/chart-palette.ts';

/** Sizes in px. */
export interface ChartLook {
  readonly theme: ChartTheme;
  readonly palette: readonly string[];
  readonly rtl: boolean;
  readonly still: boolean;
  readonly fontSize: number;
  readonly font: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly axis: string;
  readonly surface: string;
  readonly canvas: string;
}

const media = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more) and (prefers-color-scheme: light)',
  still: '(prefers-reduced-motion: reduce)',
} as const;

const is = (query: string) => matchMedia(query).matches;

function currentTheme(): ChartTheme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') return theme;
  if (is(media.contrast)) return 'contrast';
  return is(media.dark) ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'dir', 'style', 'class'],
  });
  const queries = Object.values(media).map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const facts = () => ({
  theme: currentTheme(),
  rtl: document.documentElement.dir === 'rtl',
  still: is(media.still),
  fontSize: rootSize() * 0.8125,
});

// A string, so that two equal looks compare as equal.
const signature = () => JSON.stringify(facts());

function readLook(signed: string): ChartLook {
  const known: ReturnType<typeof facts> = JSON.parse(signed);
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--colors-${name}`).trim();
  return {
    ...known,
    palette: chartPalette[known.theme],
    font: style.fontFamily,
    text: color('text'),
    muted: color('text-muted'),
    line: color('line'),
    axis: color('control'),
    surface: color('surface'),
    canvas: color('canvas'),
  };
}

export function useChartLook(): ChartLook {
  const signed = useSyncExternalStore(subscribe, signature);
  return useMemo(() => readLook(signed), [signed]);
}
