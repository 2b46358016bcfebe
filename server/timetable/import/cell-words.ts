import { isBreakName, type WeekKind } from '#contract/timetable/timetable.rules.ts';

/** Keeps letters and digits in lower case. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Makes `Grade 4 C`, `4C` and `4-C` equal. */
export const plainClass = (text: string): string => plain(text).replace(/^(grade|class|std|standard)/u, '');

const dayNames = new Map<string, number>();
for (const language of ['en', 'hi', 'ur', 'de', 'fr', 'es']) {
  for (const weekday of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    // 1 January 2024 was a Monday.
    for (let day = 1; day <= 7; day++) dayNames.set(plain(format.format(Date.UTC(2024, 0, day))), day);
  }
}

/** 1 is Monday; undefined: not a weekday. */
export function weekdayOfCell(cell: string): number | undefined {
  if (/^[1-7]$/.test(cell.trim())) return Number(cell.trim());
  return dayNames.get(plain(cell));
}

const everyWeek = new Set(['', 'every', 'all', 'ab', 'weekly', 'everyweek', '11', '1']);

export function weekOfCell(cell: string): WeekKind | undefined {
  const text = plain(cell).replace(/^week/u, '');
  if (text === 'a' || text === 'odd' || text === '10') return 'a';
  if (text === 'b' || text === 'even' || text === '01') return 'b';
  return everyWeek.has(text) ? 'every' : undefined;
}

interface Period {
  readonly position: number;
  readonly name: string;
}

/** Finds a period by name, or by its number among periods that are not breaks. */
export function periodOfCell<Row extends Period>(cell: string, periods: readonly Row[]): Row | undefined {
  const taught = periods.filter(({ name }) => !isBreakName(name));
  const number = Number(/\d+/.exec(cell)?.[0]);
  return (
    taught.find(({ name }) => plain(name) === plain(cell)) ??
    (Number.isSafeInteger(number) ? taught[number - 1] : undefined)
  );
}
