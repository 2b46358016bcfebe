import { defineHint } from '#contract/core/define-hint.ts';

/** School admins or people of the office were added or changed. School admins hear of their own school. */
export const usersChanged = defineHint('users.changed', { heardBy: ['office', 'school'] });
