import { defineHint } from '#contract/core/define-hint.ts';

/** Questions or topics changed: teachers and admins of the school hear of theirs. */
export const questionsChanged = defineHint('questions.changed', { heardBy: ['school'], calm: 1_000 });
