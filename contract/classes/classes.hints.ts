import { defineHint } from '#contract/core/define-hint.ts';

/** Classes or clubs of a school changed, or who is in them. */
export const classesChanged = defineHint('classes.changed', { heardBy: ['school', 'office'] });
