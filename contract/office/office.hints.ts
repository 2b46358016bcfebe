import { defineHint } from '#contract/core/define-hint.ts';

/** Admins of schools, or people of the central office, came or changed. Admins of a school hear of their own. */
export const usersChanged = defineHint('users.changed', { heardBy: ['office', 'school'] });
