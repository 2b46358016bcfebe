import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { classNames, progress, sessionLine } from './class.wire.ts';

/** Wire schema of a teacher's day. */

export const todayOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    /** The day it is at the school. */
    today: v.string(),
    /** [LD-06] Lessons of the timetable that the caller gives and that are not over, of the first day that has any. */
    lessons: v.array(
      v.object({
        /** The caller may teach another one's class as a substitute: it is not among `groups` then. */
        division: v.number(),
        subject: v.string(),
        day: v.string(),
        /** `08:30`, as clocks of the school show it. */
        starts: v.string(),
        ends: v.string(),
        /** Milliseconds. */
        starts_at: v.number(),
        ends_at: v.number(),
        class_name: v.string(),
        room_name: v.string(),
        is_substitute: bitWire,
      }),
    ),
    /** Projects the classes were given in the last seven days. */
    fresh: v.array(v.object({ ...classNames, project_id: v.number(), project_name: v.string() })),
    groups: v.array(
      v.object({
        ...classNames,
        /** What comes next there; null: everything given is done, or nothing is given. */
        next: v.nullable(
          v.object({
            project_id: v.number(),
            project_name: v.string(),
            due_on: v.string(),
            ...progress,
            ...sessionLine,
          }),
        ),
      }),
    ),
  }),
});
