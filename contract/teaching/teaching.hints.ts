import { defineHint } from '#contract/core/define-hint.ts';

/** A session was shared, unshared, marked, or planned for another day. */
export const teachingChanged = defineHint('teaching.changed', { heardBy: ['division', 'school'] });
