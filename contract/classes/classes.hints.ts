import { defineHint } from '#contract/core/define-hint.ts';

/** Classes or clubs of a school changed, or their members. */
export const classesChanged = defineHint('classes.changed', { heardBy: ['school', 'office'] });
