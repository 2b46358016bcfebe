import { timeText } from '#contract/timetable/timetable.rules.ts';
import { minutesAhead, schoolDay, schoolTime } from '#server/core/school-day.ts';

const minute = 60_000;
const dayLength = 24 * 60 * minute;

const wallTime = (day: string, minutes: number): number => Date.parse(`${day}T00:00:00Z`) + minutes * minute;

const shows = (instant: number, day: string, minutes: number, timeZone: string): boolean =>
  schoolDay(new Date(instant), timeZone) === day &&
  schoolTime(new Date(instant), timeZone) === timeText(minutes);

interface Local {
  readonly day: string;
  /** Minutes since midnight, 0 to 1440. */
  readonly minutes: number;
}

/** The first instant of this clock time; null: clocks skip it. */
function shownAt({ day, minutes }: Local, timeZone: string): number | null {
  const wanted = wallTime(day, minutes);
  const ahead = [-dayLength, dayLength].map((away) => minutesAhead(new Date(wanted + away), timeZone));
  const guesses = ahead.map((offset) => wanted - offset * minute).toSorted((a, b) => a - b);
  const shown = new Date(wanted).toISOString();
  const at = {
    day: shown.slice(0, 10),
    minutes: Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16)),
  };
  return guesses.find((guess) => shows(guess, at.day, at.minutes, timeZone)) ?? null;
}

export const isInGap = (local: Local, timeZone: string): boolean => shownAt(local, timeZone) === null;

/** A skipped time gives the moment of the skip; a time that occurs twice gives the first. */
export function instantOf(local: Local, timeZone: string): number {
  const shown = shownAt(local, timeZone);
  if (shown !== null) return shown;
  const wanted = wallTime(local.day, local.minutes);
  let before = wanted - dayLength;
  let after = wanted + dayLength;
  const offset = minutesAhead(new Date(before), timeZone);
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / minute / 2) * minute;
    if (minutesAhead(new Date(middle), timeZone) === offset) before = middle;
    else after = middle;
  }
  return after;
}
