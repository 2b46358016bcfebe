import type { ImportCells, ImportTarget, ImportVerdicts } from '#contract/timetable/timetable.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import { turns } from '#server/core/turns.ts';
import type { Queryable } from '#server/db/database.ts';
import { newEntryId } from '../check-entry.ts';
import { sayLesson } from '../lesson.presenter.ts';
import { type Entry, type Lesson, meetingOf, OtherLessons, type Timetable } from '../lessons.ts';
import { divisionsOf, periodsOf, schoolRoomsOf, teachersOf } from '../queries/choices.ts';
import type { EntryValues } from '../queries/entries.ts';
import { namesOf } from '../queries/names.ts';
import { timetableOf } from '../queries/timetable.ts';
import { periodOfCell, plain, plainClass, weekdayOfCell, weekOfCell } from './cell-words.ts';

type Verdict = ImportVerdicts['rows'][number];
type Problem = Verdict['problem'];

interface Judged {
  readonly verdicts: Verdict[];
  /** Of good rows only. */
  readonly values: EntryValues[];
}

/** Checks each row against earlier rows and stored lessons. Writes nothing. */
export async function validateRows(
  db: Queryable,
  { school }: Pick<Actor, 'school'>,
  target: ImportTarget,
  rows: readonly ImportCells[],
): Promise<Judged> {
  const known = await knownOf(db, school.id, target.bellId);
  const days = { schoolId: school.id, from: target.validFrom, to: target.validTo };
  const rivals = new Rivals(await timetableOf(db, days));
  const verdicts: Verdict[] = [];
  const values: EntryValues[] = [];
  const clashes = new Map<number, Lesson>();
  const seen = new Set<string>();
  const turn = turns();
  for (const [at, row] of rows.entries()) {
    await turn();
    const tell = (problem: Problem) => verdicts.push({ ...row, problem, other: '' });
    const found = resolveRow(row, target, known);
    if ('problem' in found) {
      tell(found.problem);
      continue;
    }
    const key = JSON.stringify(found.values);
    if (seen.has(key)) {
      tell('twice');
      continue;
    }
    seen.add(key);
    const entry: Entry = { ...found.values, gradeId: found.gradeId, id: newEntryId - at, version: 0 };
    const meeting = meetingOf(new OtherLessons(rivals.of(entry)), entry);
    if (meeting) {
      clashes.set(verdicts.length, meeting.other);
      tell('clash');
      continue;
    }
    rivals.add(entry);
    values.push(found.values);
    tell('');
  }
  // In one query, because a file may have thousands of rows.
  const names = await namesOf(db, school.id, [...clashes.values()]);
  const named = verdicts.map((verdict, at) => {
    const lesson = clashes.get(at);
    return lesson ? { ...verdict, other: sayLesson(lesson, names) } : verdict;
  });
  return { verdicts: named, values };
}

async function knownOf(db: Queryable, schoolId: number, bellId: number) {
  const teachers = await teachersOf(db, schoolId);
  const divisions = await divisionsOf(db, schoolId);
  const schoolRooms = await schoolRoomsOf(db, schoolId);
  return {
    periods: await periodsOf(db, schoolId, [bellId]),
    teachers: byName(teachers, plain),
    divisions: byName(divisions, plainClass),
    schoolRooms: byName(schoolRooms, plain),
  };
}

/** null: several rows have the name. */
function byName<Row extends { readonly name: string }>(
  rows: readonly Row[],
  key: (name: string) => string,
): Map<string, Row | null> {
  const found = new Map<string, Row | null>();
  for (const row of rows) found.set(key(row.name), found.has(key(row.name)) ? null : row);
  return found;
}

function resolveRow(
  row: ImportCells,
  { bellId, validFrom, validTo }: ImportTarget,
  known: Awaited<ReturnType<typeof knownOf>>,
): { readonly problem: Problem } | { readonly values: EntryValues; readonly gradeId: number } {
  const division = known.divisions.get(plainClass(row.class));
  if (!division) return { problem: 'class' };
  const teacher = row.teacher === '' ? undefined : known.teachers.get(plain(row.teacher));
  if (row.teacher !== '' && !teacher) return { problem: 'teacher' };
  const schoolRoom = row.room === '' ? undefined : known.schoolRooms.get(plain(row.room));
  if (row.room !== '' && !schoolRoom) return { problem: 'room' };
  const subject = row.subject.replaceAll(/\s+/gu, ' ').trim();
  if (subject === '' || subject.length > 80) return { problem: 'subject' };
  const weekday = weekdayOfCell(row.day);
  if (weekday === undefined) return { problem: 'day' };
  const period = periodOfCell(row.period, known.periods);
  if (!period) return { problem: 'period' };
  const week = weekOfCell(row.week);
  if (week === undefined) return { problem: 'week' };
  const who = {
    personId: teacher?.id ?? null,
    divisionId: division.id,
    schoolRoomId: schoolRoom?.id ?? null,
  };
  const when = { weekday, week, bellId, period: period.position, starts: period.starts, ends: period.ends };
  return {
    gradeId: division.gradeId,
    values: { ...who, subject, projectId: null, ...when, validFrom, validTo },
  };
}

/** Finds entries that may clash without looking at all of them. */
class Rivals {
  readonly #byKey = new Map<string, Set<Entry>>();
  readonly #changed: readonly Entry[];

  constructor(private readonly timetable: Timetable) {
    const ids = new Set(timetable.exceptions.map(({ entryId }) => entryId));
    this.#changed = timetable.entries.filter(({ id }) => ids.has(id));
    for (const entry of timetable.entries) this.add(entry);
  }

  add(entry: Entry): void {
    for (const key of keysOf(entry)) {
      const found = this.#byKey.get(key);
      if (found) found.add(entry);
      else this.#byKey.set(key, new Set([entry]));
    }
  }

  of(entry: Entry): Timetable {
    const found = new Set([
      ...this.#changed,
      ...keysOf(entry).flatMap((key) => [...(this.#byKey.get(key) ?? [])]),
    ]);
    return { ...this.timetable, entries: [...found] };
  }
}

const keysOf = ({ weekday, personId, divisionId, schoolRoomId }: Entry): string[] => [
  `${weekday} division ${divisionId}`,
  ...(personId === null ? [] : [`${weekday} teacher ${personId}`]),
  ...(schoolRoomId === null ? [] : [`${weekday} room ${schoolRoomId}`]),
];
