import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { classNames, progress, sessionLine } from './class.wire.ts';

export const todayOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    /** The school's day. */
    today: v.string(),
    /** [LD-06] The caller's timetable lessons that are not over, of the first day that has any. */
    lessons: v.array(
      v.object({
        /** A substitute may teach a class that is not in `groups`. */
        division: v.number(),
        subject: v.string(),
        day: v.string(),
        /** `08:30` by the school's clocks. */
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
    /** Projects assigned to the classes in the last seven days. */
    fresh: v.array(v.object({ ...classNames, project_id: v.number(), project_name: v.string() })),
    groups: v.array(
      v.object({
        ...classNames,
        /** null: everything is done, or nothing is assigned. */
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
