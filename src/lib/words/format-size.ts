import { formatNumber } from './format.ts';

const units = ['B', 'KB', 'MB', 'GB'] as const;
const step = 1024;

/** Bytes as people read them: "336 B", "7.1 KB", "1 MB"; one decimal below ten. */
export function formatSize(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (rounded(value) >= step && unit < units.length - 1) {
    value /= step;
    unit += 1;
  }
  return `${formatNumber(unit === 0 ? Math.round(value) : rounded(value), 1)} ${units[unit]}`;
}

function rounded(value: number): number {
  return value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value);
}
