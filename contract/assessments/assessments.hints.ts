import * as v from 'valibot';
import { defineHint } from '#contract/core/define-hint.ts';

/** Teachers and admins of the school hear that questions or topics changed. */
export const questionsChanged = defineHint('questions.changed', { heardBy: ['school'], calm: 1_000 });

/** An assessment was scheduled, changed, withdrawn or released, or a student got more time. */
export const assessmentsChanged = defineHint('assessments.changed', {
  heardBy: ['person', 'division', 'grade', 'school'],
  content: v.object({ assessmentId: v.number() }),
  calm: 1000,
});

/** An attempt was started, saved or handed in. All staff hear it; rights are checked when they look. */
export const attemptsMoved = defineHint('attempts.moved', {
  heardBy: ['school'],
  content: v.object({ assessmentId: v.number() }),
  calm: 3000,
});
