import { defineHint } from '#contract/core/define-hint.ts';

/** Lessons of a school changed. Staff hear of all, students of their own division or batch. */
export const timetableChanged = defineHint('timetable.changed', {
  heardBy: ['school', 'division'],
  calm: 1_000,
});
