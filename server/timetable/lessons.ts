import { addDays, daysBetween } from '#contract/core/days.ts';
import { type LessonState, takesTime, weekdayOf, weekOfDay } from '#contract/timetable/timetable.rules.ts';
import type { Entry, Exception, Timetable } from './queries/timetable.types.ts';

export type { Entry, Exception, Timetable };

/** Minutes since midnight. */
export interface Lesson {
  readonly day: string;
  /** null: an exam. */
  readonly entry: Entry | null;
  readonly exceptionId: number;
  readonly state: LessonState;
  readonly subject: string;
  readonly personId: number | null;
  readonly divisionId: number;
  readonly schoolRoomId: number | null;
  readonly starts: number;
  readonly ends: number;
  /** The holiday, the exam, or the day that the lesson moves from or to. */
  readonly note: string;
}

/** Ignores exceptions. */
export const isGivenOn = (entry: Entry, day: string, weekA: string): boolean =>
  entry.validFrom <= day &&
  day <= entry.validTo &&
  entry.weekday === weekdayOf(day) &&
  (entry.week === 'every' || entry.week === weekOfDay(day, weekA));

export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at));

type Dated = Pick<Entry, 'validFrom' | 'validTo' | 'weekday'>;

/** Ignores exceptions. */
export function daysOfEntry({ validFrom, validTo, weekday }: Dated): string[] {
  const first = addDays(validFrom, (weekday - weekdayOf(validFrom) + 7) % 7);
  return Array.from({ length: Math.floor(daysBetween(first, validTo) / 7) + 1 }, (_, at) =>
    addDays(first, at * 7),
  );
}

export const daysOfEntries = (entries: readonly Dated[], from = ''): string[] =>
  [...new Set(entries.flatMap(daysOfEntry))].filter((day) => day >= from).toSorted();

export class LessonBook {
  readonly #byWeekday = new Map<number, Entry[]>();
  readonly #byId = new Map<number, Entry>();
  readonly #ofLesson = new Map<string, Exception>();
  readonly #movedTo = new Map<string, Exception[]>();
  readonly #exams = new Map<string, Exception[]>();
  readonly #holidays: Exception[] = [];
  readonly #weekA: string;

  constructor({ weekA, entries, exceptions }: Timetable) {
    this.#weekA = weekA;
    for (const entry of entries) {
      this.#byId.set(entry.id, entry);
      put(this.#byWeekday, entry.weekday, entry);
    }
    for (const exception of exceptions) {
      const { kind, entryId, onDay, movedTo } = exception;
      if (kind === 'holiday' || kind === 'no_lessons') this.#holidays.push(exception);
      else if (kind === 'exam') put(this.#exams, onDay, exception);
      else this.#ofLesson.set(`${entryId} ${onDay} ${kind}`, exception);
      if (kind === 'moved' && movedTo !== null) put(this.#movedTo, movedTo, exception);
    }
  }

  /** undefined: no holiday. */
  holidayOf(day: string, gradeId: number): Exception | undefined {
    return this.#holidays.find(
      (each) =>
        each.onDay <= day && day <= each.toDay && (each.kind === 'holiday' || each.gradeId === gradeId),
    );
  }

  holidayOn(day: string): Exception | undefined {
    return this.#holidays.find((each) => each.kind === 'holiday' && each.onDay <= day && day <= each.toDay);
  }

  /** Sorted, with lessons that take no time, such as cancelled ones. */
  on(day: string): Lesson[] {
    const exams = (this.#exams.get(day) ?? []).map((exam) => this.#examOn(day, exam));
    const given = [...this.#usualOn(day), ...this.#movedOn(day)].map((lesson) => replacedBy(lesson, exams));
    return [...given, ...exams].toSorted((a, b) => a.starts - b.starts || a.divisionId - b.divisionId);
  }

  #usualOn(day: string): Lesson[] {
    return (this.#byWeekday.get(weekdayOf(day)) ?? [])
      .filter((entry) => isGivenOn(entry, day, this.#weekA))
      .map((entry) => this.#asGiven(entry, day));
  }

  #asGiven(entry: Entry, day: string): Lesson {
    const lesson = usual(entry, day);
    const holiday = this.holidayOf(day, entry.gradeId);
    if (holiday) return { ...lesson, state: 'holiday', exceptionId: holiday.id, note: holiday.title };
    const cancelled = this.#of(entry, day, 'cancelled');
    if (cancelled) return { ...lesson, state: 'cancelled', exceptionId: cancelled.id, note: cancelled.title };
    const moved = this.#of(entry, day, 'moved');
    if (moved) return { ...lesson, state: 'moved_away', exceptionId: moved.id, note: moved.movedTo ?? '' };
    const substitute = this.#of(entry, day, 'substitute');
    if (!substitute) return lesson;
    return { ...lesson, state: 'substitute', exceptionId: substitute.id, personId: substitute.personId };
  }

  #movedOn(day: string): Lesson[] {
    return (this.#movedTo.get(day) ?? []).flatMap((moved) => {
      const entry = this.#byId.get(moved.entryId ?? 0);
      if (!entry || !isGivenOn(entry, moved.onDay, this.#weekA)) return [];
      if (this.#of(entry, moved.onDay, 'cancelled')) return [];
      const holiday = this.holidayOf(day, entry.gradeId);
      const lesson: Lesson = {
        ...usual(entry, day),
        state: 'moved',
        exceptionId: moved.id,
        starts: moved.starts ?? entry.starts,
        ends: moved.ends ?? entry.ends,
        personId: (this.#of(entry, moved.onDay, 'substitute') ?? entry).personId,
        schoolRoomId: moved.schoolRoomId ?? entry.schoolRoomId,
        note: moved.onDay,
      };
      return [holiday ? { ...lesson, state: 'holiday' as const, note: holiday.title } : lesson];
    });
  }

  #examOn(day: string, exam: Exception): Lesson {
    const holiday = this.holidayOf(day, exam.divisionGradeId ?? 0);
    return {
      day,
      entry: null,
      exceptionId: exam.id,
      state: holiday ? 'holiday' : 'exam',
      subject: exam.title,
      personId: exam.personId,
      divisionId: exam.divisionId ?? 0,
      schoolRoomId: exam.schoolRoomId,
      starts: exam.starts ?? 0,
      ends: exam.ends ?? 0,
      note: holiday?.title ?? exam.title,
    };
  }

  #of({ id }: Entry, day: string, kind: Exception['kind']): Exception | undefined {
    return this.#ofLesson.get(`${id} ${day} ${kind}`);
  }
}

const usual = (entry: Entry, day: string): Lesson => ({
  day,
  entry,
  exceptionId: 0,
  state: 'usual',
  subject: entry.subject,
  personId: entry.personId,
  divisionId: entry.divisionId,
  schoolRoomId: entry.schoolRoomId,
  starts: entry.starts,
  ends: entry.ends,
  note: '',
});

/** An exam replaces only the lessons that it overlaps. */
function replacedBy(lesson: Lesson, exams: readonly Lesson[]): Lesson {
  const exam = exams.find(
    (each) => each.state === 'exam' && each.divisionId === lesson.divisionId && overlap(each, lesson),
  );
  if (!exam || !takesTime(lesson)) return lesson;
  return { ...lesson, state: 'replaced', exceptionId: exam.exceptionId, note: exam.subject };
}

interface Span {
  readonly starts: number;
  readonly ends: number;
}
export const overlap = (one: Span, other: Span): boolean =>
  one.starts < other.ends && other.starts < one.ends;

export type ClashOf = 'teacher' | 'division' | 'schoolRoom';

/** What both lessons need at the same time; null: nothing. */
function clashOf(one: Lesson, other: Lesson): ClashOf | null {
  if (one.day !== other.day || !takesTime(one) || !takesTime(other) || !overlap(one, other)) return null;
  if (one.personId !== null && one.personId === other.personId) return 'teacher';
  if (one.divisionId === other.divisionId) return 'division';
  return one.schoolRoomId !== null && one.schoolRoomId === other.schoolRoomId ? 'schoolRoom' : null;
}

export interface Meeting {
  readonly what: ClashOf;
  readonly one: Lesson;
  readonly other: Lesson;
}

const needsOf = ({ personId, divisionId, schoolRoomId }: Lesson): readonly (readonly [ClashOf, string])[] => [
  ...(personId === null ? [] : [['teacher', `teacher ${personId}`] as const]),
  ['division', `division ${divisionId}`],
  ...(schoolRoomId === null ? [] : [['schoolRoom', `room ${schoolRoomId}`] as const]),
];

/** Lessons must be sorted by start. Remembers only the lesson that ends last per need, so the cost is linear. */
export function meetingAmong(lessons: readonly Lesson[]): Meeting | null {
  const lasting = new Map<string, Lesson>();
  for (const other of lessons) {
    if (!takesTime(other)) continue;
    for (const [what, need] of needsOf(other)) {
      const one = lasting.get(need);
      if (one && other.starts < one.ends) return { what, one, other };
      lasting.set(need, other);
    }
  }
  return null;
}

/** Caches each day, because a new lesson is tried at many times. */
export class OtherLessons {
  readonly #book: LessonBook;
  readonly #days = new Map<string, readonly Lesson[]>();

  constructor(readonly timetable: Timetable) {
    this.#book = new LessonBook(timetable);
  }

  on(day: string): readonly Lesson[] {
    const known = this.#days.get(day);
    if (known) return known;
    const lessons = this.#book.on(day).filter(takesTime);
    this.#days.set(day, lessons);
    return lessons;
  }
}

/** `moved`: days that its lessons move to. */
export function meetingOf(
  others: OtherLessons,
  candidate: Entry,
  moved: readonly string[] = [],
): Meeting | null {
  const own = new LessonBook({ ...others.timetable, entries: [candidate] });
  for (const day of [...daysOfEntry(candidate), ...moved])
    for (const one of own.on(day).filter(({ entry }) => entry === candidate))
      for (const other of others.on(day)) {
        const what = clashOf(one, other);
        if (what) return { what, one, other };
      }
  return null;
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
