const pad = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * [NF-10, VN-23] Reads a day typed as `YYYY-MM-DD`: the separators may be - / . or a space, or absent, and zeros may be
 * missing. undefined: no day of the calendar from 1900 to 2999, as the server's.
 */
export function parseDay(text: string): string | undefined {
  const match =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/u.exec(text.trim()) ??
    /^(\d{4})(\d{2})(\d{2})$/u.exec(text.trim());
  if (match === null) return undefined;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 3000;
  return isReal ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : undefined;
}
