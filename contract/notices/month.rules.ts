import type { Day } from './notice.rules.ts';

/** A month of the school's calendar, `2026-11`. */
export type Month = string;

/** [QU-48] So many months back and so many ahead can be looked at. */
export const monthsEachWay = 12;

const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The month `count` later; negative goes back. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** Which months a list shows: one, or `all`. */
export type ShownMonth = string;

/**
 * [QC-33, QU-48] What an address asks for, as a month that can be shown: the current one where it names none, and the
 * nearest one where it lies too far off.
 */
export function shownMonth(asked: string | undefined, today: Day): ShownMonth {
  const current = monthOf(today);
  if (asked === 'all') return 'all';
  if (asked === undefined || !monthPattern.test(asked)) return current;
  const [first, last] = [addMonths(current, -monthsEachWay), addMonths(current, monthsEachWay)];
  if (asked < first) return first;
  return asked > last ? last : asked;
}

/** [ST-02] The months to either side, null at the end; from all months one goes to those around the current one. */
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

/** As the lists' calls take it: '' is every month. */
export const monthToWire = (shown: ShownMonth): string => (shown === 'all' ? '' : shown);
