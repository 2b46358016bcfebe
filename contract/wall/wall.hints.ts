import { defineHint } from '#contract/core/define-hint.ts';

/** A work was put on the wall of fame or removed from it, or other schools may see more or less of it. */
export const wallChanged = defineHint('wall.changed', { heardBy: ['school', 'region'] });
