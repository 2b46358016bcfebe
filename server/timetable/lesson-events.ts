import { addDays } from '#contract/core/days.ts';
import { roles } from '#contract/core/roles.ts';
import { takesTime } from '#contract/timetable/timetable.rules.ts';
import type { CalendarSource } from '#server/core/calendar-source.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { bookOf } from './lessons-on.ts';
import { instantOf } from './local-time.ts';
import { divisionIdsOf } from './queries/choices.ts';
import { namesOf } from './queries/names.ts';

const daysBefore = 14;
const daysAfter = 60;

/** A moved lesson keeps its event. */
export const lessonEvents: CalendarSource = async (db, { id, role, school }, now) => {
  if (role !== roles.faculty && role !== roles.student) return [];
  const { id: schoolId, timeZone } = school;
  const today = schoolDay(now, timeZone);
  const days = { schoolId, from: addDays(today, -daysBefore), to: addDays(today, daysAfter) };
  const who =
    role === roles.faculty ? { teacherId: id } : { divisionIds: await divisionIdsOf(db, schoolId, id) };
  const { lessons } = await bookOf(db, { ...days, ...who });
  const given = lessons.filter(
    (lesson) => takesTime(lesson) && (role !== roles.faculty || lesson.personId === id),
  );
  const names = await namesOf(db, schoolId, given);
  return given.map((lesson) => {
    const { day, entry, exceptionId, state, subject, personId, divisionId, schoolRoomId } = lesson;
    const of = entry ? `${entry.id}-${state === 'moved' ? lesson.note : day}` : `exam-${exceptionId}`;
    return {
      uid: `lesson-${schoolId}-${of}@banyan`,
      sequence: entry?.version ?? 0,
      start: new Date(instantOf({ day, minutes: lesson.starts }, timeZone)),
      end: new Date(instantOf({ day, minutes: lesson.ends }, timeZone)),
      title: `${subject}, ${names.divisions.get(divisionId) ?? ''}`,
      text: role === roles.student ? (names.teachers.get(personId ?? 0) ?? '') : '',
      place: names.schoolRooms.get(schoolRoomId ?? 0) ?? '',
    };
  });
};
