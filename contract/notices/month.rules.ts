import type { Day } from './notice.rules.ts';

/** A month of the school's calendar, `2026-11`. */
export type Month = string;

/** [QU-48] Months back and ahead that a list can show. */
export const monthsEachWay = 12;

const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export type ShownMonth = string;

/** [QC-33, QU-48] The nearest month that can be shown; the current one if none is given. */
export function shownMonth(asked: string | undefined, today: Day): ShownMonth {
  const current = monthOf(today);
  if (asked === 'all') return 'all';
  if (asked === undefined || !monthPattern.test(asked)) return current;
  const [first, last] = [addMonths(current, -monthsEachWay), addMonths(current, monthsEachWay)];
  if (asked < first) return first;
  return asked > last ? last : asked;
}

/** [ST-02] The neighbouring months, null at either end. From all months they are those around the current one. */
export function monthsBeside(
  shown: ShownMonth,
  today: Day,
): { readonly previous: Month | null; readonly next: Month | null } {
  const current = monthOf(today);
  const from = shown === 'all' ? current : shown;
  return {
    previous: from > addMonths(current, -monthsEachWay) ? addMonths(from, -1) : null,
    next: from < addMonths(current, monthsEachWay) ? addMonths(from, 1) : null,
  };
}

/** '' is every month. */
export const monthToWire = (shown: ShownMonth): string => (shown === 'all' ? '' : shown);
