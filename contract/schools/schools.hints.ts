import { defineHint } from '#contract/core/define-hint.ts';

/** Schools changed, or how many people are in them. It speaks of all schools, so it comes once a second at most. */
export const schoolsChanged = defineHint('schools.changed', { heardBy: ['office'], calm: 1000 });
