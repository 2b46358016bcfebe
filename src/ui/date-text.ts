const pad = (value: number, length: number) => String(value).padStart(length, '0');

const yearFirst = [/^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/u, /^(\d{4})(\d{2})(\d{2})$/u];
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/u;

/**
 * [NF-10, VN-23] Reads a day typed as `YYYY-MM-DD`: the separators may be - / . or a space, or absent, and zeros may be
 * missing. Also one that ends with the year, day and month in the order of this locale (BCP 47), or in the other one if
 * only that is a day. undefined: no day of the calendar from 1900 to 2999, as the server's.
 */
export function parseDay(text: string, locale: string): string | undefined {
  const typed = text.trim();
  const first = yearFirst.map((pattern) => pattern.exec(typed)).find((match) => match !== null);
  if (first) return dayOf(first[1], first[2], first[3]);
  const last = yearLast.exec(typed);
  if (last === null) return undefined;
  const [, one, two, year] = last;
  const dayFirst = dayOf(year, two, one);
  const monthFirst = dayOf(year, one, two);
  return isMonthFirst(locale) ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
}

function dayOf(...parts: readonly (string | undefined)[]): string | undefined {
  const [year, month, day] = parts.map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 3000;
  return isReal ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : undefined;
}

function isMonthFirst(locale: string): boolean {
  const order = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return order.indexOf('month') < order.indexOf('day') && order.indexOf('day') < order.indexOf('year');
}
