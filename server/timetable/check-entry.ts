import { isBreakName, timeText, weekdays } from '#contract/timetable/timetable.rules.ts';
import type { Clash } from '#contract/timetable/timetable.wire.ts';
import { turns } from '#server/core/turns.ts';
import type { Queryable } from '#server/db/database.ts';
import { sayLesson } from './lesson.presenter.ts';
import { type Entry, meetingOf, OtherLessons } from './lessons.ts';
import { periodsOf } from './queries/choices.ts';
import type { EntryValues } from './queries/entries.ts';
import { namesOf } from './queries/names.ts';
import { exceptionsOfEntry, timetableOf } from './queries/timetable.ts';

/** For an entry that is not stored yet. */
export const newEntryId = -1;

export interface Candidate extends Entry {
  readonly bellId: number | null;
  readonly period: number;
}

export const candidateOf = (values: EntryValues, gradeId: number, id: number): Candidate => ({
  ...values,
  week: values.week,
  gradeId,
  id: id === 0 ? newEntryId : id,
  version: 0,
});

/** Checks dated lessons, so exceptions count. Returns the first clash with the next free slot; null: none. */
export async function clashOfEntry(
  db: Queryable,
  schoolId: number,
  candidate: Candidate,
): Promise<Clash | null> {
  const changes = await exceptionsOfEntry(db, schoolId, candidate.id);
  const moved = changes.flatMap(({ movedTo }) => movedTo ?? []);
  const days = [candidate.validFrom, candidate.validTo, ...moved].toSorted();
  const keys = {
    teacherIds: [candidate, ...changes].flatMap(({ personId }) => personId ?? []),
    divisionIds: [candidate.divisionId],
    schoolRoomIds: [candidate, ...changes].flatMap(({ schoolRoomId }) => schoolRoomId ?? []),
  };
  const from = days[0] ?? candidate.validFrom;
  const to = days.at(-1) ?? candidate.validTo;
  const stored = await timetableOf(db, { schoolId, from, to }, keys);
  const entries = stored.entries.filter(({ id }) => id !== candidate.id);
  const others = new OtherLessons({ ...stored, entries });
  const meeting = meetingOf(others, candidate, moved);
  if (!meeting) return null;
  const offer = await nextFree(db, schoolId, others, candidate, moved);
  const names = await namesOf(db, schoolId, [meeting.one, meeting.other]);
  return {
    what: meeting.what,
    mine: sayLesson(meeting.one, names),
    other: sayLesson(meeting.other, names),
    day: meeting.one.day,
    offerWeekday: offer?.weekday ?? 0,
    offerPeriod: offer?.period ?? 0,
    offerStarts: offer ? timeText(offer.starts) : '',
    offerEnds: offer ? timeText(offer.ends) : '',
  };
}

interface Slot {
  readonly weekday: number;
  readonly period: number;
  readonly starts: number;
  readonly ends: number;
}

/** Searches later that day, then the following days, round the week. */
async function nextFree(
  db: Queryable,
  schoolId: number,
  others: OtherLessons,
  candidate: Candidate,
  moved: readonly string[],
): Promise<Slot | null> {
  const times = await timesToOffer(db, schoolId, candidate);
  const taught = new Set([
    1,
    2,
    3,
    4,
    5,
    candidate.weekday,
    ...others.timetable.entries.map(({ weekday }) => weekday),
  ]);
  const order = weekdays.filter((weekday) => taught.has(weekday));
  const at = order.findIndex((weekday) => weekday === candidate.weekday);
  const round = [...order.slice(at), ...order.slice(0, at)];
  const slots = round.flatMap((weekday) => times.map((time) => ({ weekday, ...time })));
  const isLater = (slot: Slot) => slot.weekday !== candidate.weekday || slot.starts > candidate.starts;
  const inOrder = [...slots.filter(isLater), ...slots.filter((slot) => !isLater(slot))];
  const turn = turns();
  for (const slot of inOrder) {
    if (meetingOf(others, { ...candidate, ...slot }, moved) === null) return slot;
    await turn();
  }
  return null;
}

/** The bells' periods, or else each quarter of an hour from 7:00 to 18:00. */
async function timesToOffer(db: Queryable, schoolId: number, { bellId, starts, ends }: Candidate) {
  if (bellId !== null) {
    const periods = await periodsOf(db, schoolId, [bellId]);
    return periods
      .filter(({ name }) => !isBreakName(name))
      .map(({ position, ...period }) => ({ period: position, starts: period.starts, ends: period.ends }));
  }
  const length = ends - starts;
  return Array.from({ length: 44 }, (_, quarter) => 7 * 60 + quarter * 15)
    .filter((start) => start + length <= 18 * 60)
    .map((start) => ({ period: 0, starts: start, ends: start + length }));
}
