import { describe, expect, it } from 'vitest';
import { firstDayOfWeek, isBreakName, weekOfDay } from '#contract/timetable/timetable.rules.ts';
import { weekdayOfCell, weekOfCell } from '#server/timetable/import/cell-words.ts';
import { type Entry, type Exception, LessonBook } from '#server/timetable/lessons.ts';
import { instantOf, isInGap } from '#server/timetable/local-time.ts';

const entry: Entry = {
  id: 1,
  version: 1,
  personId: 7,
  divisionId: 3,
  gradeId: 2,
  schoolRoomId: null,
  subject: 'Maths',
  projectId: null,
  weekday: 1,
  week: 'every',
  starts: 480,
  ends: 525,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
};
const exception: Exception = {
  id: 1,
  kind: 'holiday',
  onDay: '2026-11-23',
  toDay: '2026-11-23',
  title: 'Holiday',
  gradeId: null,
  divisionId: null,
  divisionGradeId: null,
  entryId: null,
  personId: null,
  schoolRoomId: null,
  movedTo: null,
  starts: null,
  ends: null,
};
const statesOn = (day: string, exceptions: Exception[], of: Partial<Entry> = {}) =>
  new LessonBook({ weekA: '2026-11-22', entries: [{ ...entry, ...of }], exceptions })
    .on(day)
    .map(({ state }) => state);

describe('lessons of a day', () => {
  it('are off on a holiday of the school and of their grade only', () => {
    expect(statesOn('2026-11-23', [exception])).toEqual(['holiday']);
    expect(statesOn('2026-11-30', [exception])).toEqual(['usual']);
    expect(statesOn('2026-11-23', [{ ...exception, kind: 'no_lessons', gradeId: 9 }])).toEqual(['usual']);
    expect(statesOn('2026-11-23', [{ ...exception, kind: 'no_lessons', gradeId: 2 }])).toEqual(['holiday']);
  });

  it('follow weeks A and B, which begin on Sunday', () => {
    expect([weekOfDay('2026-11-28', '2026-11-22'), weekOfDay('2026-11-29', '2026-11-22')]).toEqual([
      'a',
      'b',
    ]);
    expect(statesOn('2026-11-23', [], { week: 'a' })).toEqual(['usual']);
    expect(statesOn('2026-11-23', [], { week: 'b' })).toEqual([]);
    expect(weekOfDay('2026-11-21', '2026-11-22')).toBe('b');
    expect(firstDayOfWeek('2026-11-22')).toBe('2026-11-22');
  });

  it('leave out Break and Lunch in any case [QU-62]', () => {
    expect(['Break', ' LUNCH ', 'Breakfast club'].map(isBreakName)).toEqual([true, true, false]);
  });
});

describe('a time of the school’s day', () => {
  const berlin = 'Europe/Berlin';
  it('that clocks skip is the moment they are put forward, and is known as a gap', () => {
    // 29 March 2026, 2:00 becomes 3:00.
    expect(isInGap({ day: '2026-03-29', minutes: 150 }, berlin)).toBe(true);
    expect(isInGap({ day: '2026-03-29', minutes: 180 }, berlin)).toBe(false);
    const moment = Date.parse('2026-03-29T01:00:00Z');
    expect(instantOf({ day: '2026-03-29', minutes: 150 }, berlin)).toBe(moment);
    expect(instantOf({ day: '2026-03-29', minutes: 180 }, berlin)).toBe(moment);
  });

  it('that comes twice is the first of both', () => {
    expect(instantOf({ day: '2026-10-25', minutes: 150 }, berlin)).toBe(Date.parse('2026-10-25T00:30:00Z'));
    expect(instantOf({ day: '2026-10-25', minutes: 180 }, berlin)).toBe(Date.parse('2026-10-25T02:00:00Z'));
  });

  it('never goes back as the day goes on', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const instants = Array.from({ length: 97 }, (_, at) => instantOf({ day, minutes: at * 15 }, berlin));
      expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    }
  });
});

describe('cells of timetable programs', () => {
  it('name days and weeks in several ways', () => {
    expect(['Mon', 'monday', '1', 'सोमवार', 'Moon'].map(weekdayOfCell)).toEqual([1, 1, 1, 1, undefined]);
    expect(['', 'A', 'Week B', 'all', 'third'].map(weekOfCell)).toEqual([
      'every',
      'a',
      'b',
      'every',
      undefined,
    ]);
  });
});
