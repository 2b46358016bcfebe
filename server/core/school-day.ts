import { addDays } from '#contract/core/days.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}

function parts(now: Date, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  );
}

const quarterHour = 15 * 60_000;
const days = new Map<string, { readonly quarter: number; readonly day: string }>();

/** Returns the zone's day, e.g. `2026-11-20`. Nearly every call asks; days begin on quarter hours everywhere. */
export function schoolDay(now: Date, timeZone: string): string {
  const quarter = Math.floor(now.getTime() / quarterHour);
  const known = days.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  const { year, month, day } = parts(now, timeZone);
  const found = `${year}-${month}-${day}`;
  days.set(timeZone, { quarter, day: found });
  return found;
}

export function schoolTime(now: Date, timeZone: string): string {
  const { hour, minute } = parts(now, timeZone);
  return `${hour}:${minute}`;
}

/** [CO-31] Saturday of the week the day lies in; weeks start on Sunday. */
export function lastDayOfWeek(day: string): string {
  return addDays(day, 6 - new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** Every notice that is saved asks for the same few days. */
const instants = new Map<string, number>();
const mostInstants = 1_000;

/** Returns the instant when a clock in the zone shows `hour`:00 on the day. */
export function instantAt(day: string, hour: number, timeZone: string): Date {
  const key = `${day} ${hour} ${timeZone}`;
  const known = instants.get(key) ?? findInstant(day, hour, timeZone);
  if (instants.size >= mostInstants) instants.clear();
  instants.set(key, known);
  return new Date(known);
}

function findInstant(day: string, hour: number, timeZone: string): number {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // Twice, because the offset at the guess may differ from the one at the result around a clock change.
  let guess = wanted;
  for (let round = 0; round < 2; round++) guess = wanted - offsetAt(new Date(guess), timeZone);
  return guess;
}

/** Minutes by which clocks of the zone are ahead of Greenwich. */
export const minutesAhead = (instant: Date, timeZone: string): number =>
  Math.round(offsetAt(instant, timeZone) / 60_000);

function offsetAt(instant: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = parts(instant, timeZone);
  return (
    Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) -
    Math.floor(instant.getTime() / 1000) * 1000
  );
}
