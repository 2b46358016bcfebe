import { defineHint } from '#contract/core/define-hint.ts';

/** An export of the person began or ended. */
export const exportsChanged = defineHint('exports.changed', { heardBy: ['person'] });
