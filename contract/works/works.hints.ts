import { defineHint } from '#contract/core/define-hint.ts';

/** A work was drafted, handed in, decided on or reopened. */
export const workChanged = defineHint('work.changed', { heardBy: ['person', 'division', 'school'] });
