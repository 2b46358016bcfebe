import * as v from 'valibot';
import { isDay } from '#contract/core/days.ts';
import { rawText } from '#contract/core/text.ts';
import { lessonStates } from './timetable.rules.ts';

export const dayField = v.pipe(rawText(10), v.check(isDay, 'wrong_day'));

export const lessonWire = v.object({
  day: v.string(),
  /** 0: an exam, which is no entry. */
  entryId: v.number(),
  version: v.number(),
  exceptionId: v.number(),
  state: v.picklist(lessonStates),
  subject: v.string(),
  projectId: v.number(),
  starts: v.string(),
  ends: v.string(),
  /** Milliseconds since 1970, because the clocks may change on that day. */
  startsAt: v.number(),
  endsAt: v.number(),
  teacherId: v.number(),
  teacher: v.string(),
  /** The regular teacher if somebody else takes the lesson; ''. */
  usualTeacher: v.string(),
  divisionId: v.number(),
  division: v.string(),
  schoolRoomId: v.number(),
  schoolRoom: v.string(),
  /** Name of a holiday or exam; for a moved lesson, its old or new day. */
  note: v.string(),
});
export type LessonWire = v.InferOutput<typeof lessonWire>;

const holiday = v.object({ day: v.string(), title: v.string() });
export const weekOutput = v.object({
  from: v.string(),
  to: v.string(),
  today: v.string(),
  timeZone: v.string(),
  week: v.picklist(['a', 'b']),
  /** false: all lessons are weekly, so A and B do not matter. */
  hasWeeks: v.boolean(),
  lessons: v.array(lessonWire),
  holidays: v.array(holiday),
});
export type TimetableWeek = v.InferOutput<typeof weekOutput>;
