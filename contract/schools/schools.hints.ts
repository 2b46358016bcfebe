import { defineHint } from '#contract/core/define-hint.ts';

/** Schools changed, or how many people are in them. It speaks of all schools, so it comes once a second at most. */
export const schoolsChanged = defineHint('schools.changed', { heardBy: ['office'], calm: 1000 });

/** A school allows its people other things than before: their menus change. */
export const settingsChanged = defineHint('settings.changed', { heardBy: ['school'] });
