import { defineHint } from '#contract/core/define-hint.ts';

/** Lessons of a school changed: staff hear of all, students of those of their division or batch. */
export const timetableChanged = defineHint('timetable.changed', {
  heardBy: ['school', 'division'],
  calm: 1_000,
});
