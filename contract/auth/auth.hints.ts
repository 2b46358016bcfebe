import { defineHint } from '#contract/core/define-hint.ts';
import { logoutRecord } from './forced-logout.ts';

const rules = { heardBy: ['session'], content: logoutRecord } as const;

/** [CC-13] A school, a division or a batch was signed out. */
export const loggedOutTogether = defineHint('logout-all', rules);
/** [CC-13] One person was signed out. */
export const loggedOutAlone = defineHint('logout-single', rules);
