import { dayIn } from '../days.ts';
import { currentLocale } from './language.ts';

const styles = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  heading: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long' },
  monthOfYear: { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

export type DayStyle = keyof typeof styles;

const write = (style: Intl.DateTimeFormatOptions, at: Date) =>
  new Intl.DateTimeFormat(currentLocale(), style).format(at);

/** Formats `2026-11-25` in the reader's locale. */
export function formatDate(day: string, style: DayStyle = 'medium'): string {
  return write({ ...styles[style], timeZone: 'UTC' }, new Date(`${day}T00:00:00Z`));
}

/** The day of an instant (ms or ISO 8601) on the reader's calendar. */
export function formatDayOf(at: number | string, style: DayStyle = 'medium'): string {
  return write(styles[style], new Date(at));
}

/** The time of an instant, e.g. "14:05". */
export function formatTime(at: number | string): string {
  return write({ timeStyle: 'short' }, new Date(at));
}

/** With seconds, for moments close to each other: "14:05:09". */
export function formatSecond(at: number): string {
  return write({ timeStyle: 'medium' }, new Date(at));
}

/** Day and time, e.g. "21 Nov 2026, 14:05", in an IANA zone or the reader's own. */
export function formatMoment(at: number | string, timeZone?: string): string {
  return write({ dateStyle: 'medium', timeStyle: 'short', timeZone }, new Date(at));
}

export function formatRecent(at: number | string): string {
  return dayIn(undefined, at) === dayIn() ? formatTime(at) : formatDayOf(at, 'short');
}
