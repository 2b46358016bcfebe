import { addDays } from '#contract/core/days.ts';
import { firstDayOfWeek, timeText, weekOfDay } from '#contract/timetable/timetable.rules.ts';
import type { LessonWire, TimetableWeek } from '#contract/timetable/week.wire.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { daysFrom, type Lesson } from './lessons.ts';
import { bookOf, type LessonsAsked } from './lessons-on.ts';
import { instantOf } from './local-time.ts';
import { hasOddWeeks } from './queries/entries.ts';
import { type Names, namesOf } from './queries/names.ts';
import { weekAOf } from './queries/timetable.ts';

type Scene = Pick<SignedInContext, 'db' | 'app' | 'actor'>;

/** From Sunday to Saturday [CO-31]; '' is this week. */
export async function presentWeek(
  { db, app, actor }: Scene,
  day: string,
  who: Pick<LessonsAsked, 'teacherId' | 'divisionIds' | 'schoolRoomId'>,
): Promise<TimetableWeek> {
  const { id: schoolId, timeZone } = actor.school;
  const today = schoolDay(app.now(), timeZone);
  const from = firstDayOfWeek(day === '' ? today : day);
  const to = addDays(from, 6);
  const { book, lessons } = await bookOf(db, { schoolId, from, to, ...who });
  const names = await namesOf(db, schoolId, lessons);
  const { weekA } = await weekAOf(db, schoolId);
  return {
    from,
    to,
    today,
    timeZone,
    week: weekOfDay(from, weekA),
    hasWeeks: await hasOddWeeks(db, schoolId),
    lessons: lessons.map((lesson) => presentLesson(lesson, names, timeZone)),
    holidays: daysFrom(from, to).flatMap((each) => {
      const holiday = book.holidayOn(each);
      return holiday ? [{ day: each, title: holiday.title }] : [];
    }),
  };
}

export function presentLesson(lesson: Lesson, names: Names, timeZone: string): LessonWire {
  const { day, entry, state, personId, divisionId, schoolRoomId, starts, ends } = lesson;
  const usual = entry?.personId ?? null;
  return {
    day,
    entryId: entry?.id ?? 0,
    version: entry?.version ?? 0,
    exceptionId: lesson.exceptionId,
    state,
    subject: lesson.subject,
    projectId: entry?.projectId ?? 0,
    starts: timeText(starts),
    ends: timeText(ends),
    startsAt: instantOf({ day, minutes: starts }, timeZone),
    endsAt: instantOf({ day, minutes: ends }, timeZone),
    teacherId: personId ?? 0,
    teacher: names.teachers.get(personId ?? 0) ?? '',
    usualTeacher: usual !== null && usual !== personId ? (names.teachers.get(usual) ?? '') : '',
    divisionId,
    division: names.divisions.get(divisionId) ?? '',
    schoolRoomId: schoolRoomId ?? 0,
    schoolRoom: names.schoolRooms.get(schoolRoomId ?? 0) ?? '',
    note: lesson.note,
  };
}

export function sayLesson({ subject, personId, divisionId }: Lesson, names: Names): string {
  const who = names.teachers.get(personId ?? 0);
  const division = names.divisions.get(divisionId) ?? '';
  return `${subject} (${[division, who].filter(Boolean).join(', ')})`;
}
