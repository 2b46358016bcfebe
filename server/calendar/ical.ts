import { addDays } from '#contract/core/days.ts';
import type { TimedEvent } from '#server/core/calendar-source.ts';

/** Writes iCalendar [RFC 5545]. */

export interface CalendarEvent {
  /** Stays the same through all changes of the event. */
  readonly uid: string;
  /** Number of changes. */
  readonly sequence: number;
  /** `2026-11-25`, in any zone. */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export interface Calendar {
  readonly name: string;
  /** IANA zone of the days. */
  readonly timeZone: string;
  readonly events: readonly CalendarEvent[];
  /** With a beginning and an end. */
  readonly timed: readonly TimedEvent[];
}

const lineOctets = 75;

export function writeCalendar({ name, timeZone, events, timed }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Banyan//Notices//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    ...timed.flatMap(timedLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    // Not the current time, so that an unchanged calendar gives the same text.
    `DTSTAMP:${instant(event.changedAt)}`,
    `CREATED:${instant(event.createdAt)}`,
    `LAST-MODIFIED:${instant(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;VALUE=DATE:${compactDay(event.day)}`,
    `DTEND;VALUE=DATE:${compactDay(addDays(event.day, 1))}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.text)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function timedLines({ uid, sequence, start, end, title, text, place }: TimedEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // The current time would change the text of an unchanged event.
    `DTSTAMP:${instant(start)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(text === '' ? [] : [`DESCRIPTION:${escapeText(text)}`]),
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    'END:VEVENT',
  ];
}

const compactDay = (day: string) => day.replaceAll('-', '');
const instant = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Drops control characters, and escapes separators and line ends. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- these are what has no place in the format
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** Continues a long line after a line break and a space, never within a letter. */
export function fold(line: string): string {
  return Buffer.byteLength(line) === line.length ? foldPlain(line) : foldLetters(line);
}

/** For ASCII lines. */
function foldPlain(line: string): string {
  const parts = [line.slice(0, lineOctets)];
  for (let at = lineOctets; at < line.length; at += lineOctets - 1)
    parts.push(line.slice(at, at + lineOctets - 1));
  return parts.join('\r\n ');
}

function foldLetters(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter.codePointAt(0) ?? 0);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}

/** Bytes of a letter in UTF-8. */
function octetsOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
