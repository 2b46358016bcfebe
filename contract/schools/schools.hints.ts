import { defineHint } from '#contract/core/define-hint.ts';

/** Schools changed, or their number of people. The hint is calm because it concerns all schools. */
export const schoolsChanged = defineHint('schools.changed', { heardBy: ['office'], calm: 1000 });

/** A school's settings changed, and with them its people's menus. */
export const settingsChanged = defineHint('settings.changed', { heardBy: ['school'] });
