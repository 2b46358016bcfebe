import { takesTime } from '#contract/timetable/timetable.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { daysFrom, type Lesson, LessonBook } from './lessons.ts';
import { timetableOf } from './queries/timetable.ts';

export interface LessonsAsked {
  readonly schoolId: number;
  /** First and last day, for example 2026-11-20. */
  readonly from: string;
  readonly to: string;
  /** Includes lessons that another teacher takes over. */
  readonly teacherId?: number;
  readonly divisionIds?: readonly number[];
  readonly schoolRoomId?: number;
}

/** Without teacher, division and room: all of the school. */
export async function bookOf(
  db: Queryable,
  asked: LessonsAsked,
): Promise<{ book: LessonBook; lessons: Lesson[] }> {
  const { teacherId, divisionIds, schoolRoomId } = asked;
  const isAll = teacherId === undefined && divisionIds === undefined && schoolRoomId === undefined;
  const keys = {
    teacherIds: teacherId === undefined ? [] : [teacherId],
    divisionIds: divisionIds ?? [],
    schoolRoomIds: schoolRoomId === undefined ? [] : [schoolRoomId],
  };
  const book = new LessonBook(await timetableOf(db, asked, isAll ? undefined : keys));
  const isTheirs = (lesson: Lesson) =>
    isAll ||
    (teacherId !== undefined && (lesson.personId === teacherId || lesson.entry?.personId === teacherId)) ||
    divisionIds?.includes(lesson.divisionId) === true ||
    (schoolRoomId !== undefined &&
      (lesson.schoolRoomId === schoolRoomId || lesson.entry?.schoolRoomId === schoolRoomId));
  return {
    book,
    lessons: daysFrom(asked.from, asked.to)
      .flatMap((day) => book.on(day))
      .filter(isTheirs),
  };
}

export interface LessonOn {
  readonly day: string;
  /** null: an exam. */
  readonly entryId: number | null;
  /** Minutes since midnight on the school's clocks. */
  readonly starts: number;
  readonly ends: number;
  readonly subject: string;
  readonly projectId: number | null;
  /** null: nobody yet. */
  readonly teacherId: number | null;
  readonly divisionId: number;
  readonly schoolRoomId: number | null;
  readonly state: 'usual' | 'substitute' | 'moved' | 'exam';
}

type Asked = Pick<LessonsAsked, 'schoolId' | 'from' | 'to'> &
  ({ readonly teacherId: number } | { readonly divisionId: number });

/** Only lessons that take place. Of a teacher: only those they give themselves. */
export async function lessonsOn(db: Queryable, asked: Asked): Promise<LessonOn[]> {
  const { schoolId, from, to } = asked;
  const who = 'teacherId' in asked ? { teacherId: asked.teacherId } : { divisionIds: [asked.divisionId] };
  const { lessons } = await bookOf(db, { schoolId, from, to, ...who });
  return lessons
    .filter((lesson) => takesTime(lesson) && (!('teacherId' in asked) || lesson.personId === asked.teacherId))
    .map((lesson) => ({
      day: lesson.day,
      entryId: lesson.entry?.id ?? null,
      starts: lesson.starts,
      ends: lesson.ends,
      subject: lesson.subject,
      projectId: lesson.entry?.projectId ?? null,
      teacherId: lesson.personId,
      divisionId: lesson.divisionId,
      schoolRoomId: lesson.schoolRoomId,
      state: lesson.state as LessonOn['state'],
    }));
}
