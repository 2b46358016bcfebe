import * as v from 'valibot';
import { defineHint } from '#contract/core/define-hint.ts';

/** Questions or topics changed: teachers and admins of the school hear of theirs. */
export const questionsChanged = defineHint('questions.changed', { heardBy: ['school'], calm: 1_000 });

/** An assessment was scheduled, changed, withdrawn or released, or somebody got more time. */
export const assessmentsChanged = defineHint('assessments.changed', {
  heardBy: ['person', 'division', 'grade', 'school'],
  content: v.object({ assessmentId: v.number() }),
  calm: 1000,
});

/**
 * Somebody started, saved or handed in. A thousand students who save at once are one hint in three seconds, and the school's
 * staff hears it, since who may look is asked when they look.
 */
export const attemptsMoved = defineHint('attempts.moved', {
  heardBy: ['school'],
  content: v.object({ assessmentId: v.number() }),
  calm: 3000,
});
