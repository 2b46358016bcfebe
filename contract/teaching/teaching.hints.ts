import { defineHint } from '#contract/core/define-hint.ts';

/** A session was shared or taken back, marked as done or not, or planned for another day. */
export const teachingChanged = defineHint('teaching.changed', { heardBy: ['division', 'school'] });
