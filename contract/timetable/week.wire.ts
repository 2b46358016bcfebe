import * as v from 'valibot';
import { isDay } from '#contract/core/days.ts';
import { rawText } from '#contract/core/text.ts';
import { lessonStates } from './timetable.rules.ts';

export const dayField = v.pipe(rawText(10), v.check(isDay, 'wrong_day'));

/** A lesson on its day. */
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
  /** When it begins and ends, in milliseconds since 1970: clocks of the school may be put forward that day. */
  startsAt: v.number(),
  endsAt: v.number(),
  teacherId: v.number(),
  teacher: v.string(),
  /** Whose lesson it is when somebody else takes it; ''. */
  usualTeacher: v.string(),
  divisionId: v.number(),
  division: v.string(),
  schoolRoomId: v.number(),
  schoolRoom: v.string(),
  /** Of a holiday or an exam its name; of a lesson that moves the day it comes from or moves to. */
  note: v.string(),
});
export type LessonWire = v.InferOutput<typeof lessonWire>;

const holiday = v.object({ day: v.string(), title: v.string() });
export const weekOutput = v.object({
  from: v.string(),
  to: v.string(),
  /** The school's day now. */
  today: v.string(),
  timeZone: v.string(),
  week: v.picklist(['a', 'b']),
  /** false: all lessons come every week, so A and B mean nothing. */
  hasWeeks: v.boolean(),
  lessons: v.array(lessonWire),
  holidays: v.array(holiday),
});
export type TimetableWeek = v.InferOutput<typeof weekOutput>;
