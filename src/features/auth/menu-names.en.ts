import { defineMessages } from '#src/lib/words/messages.ts';

/** By icon, because the server names these lines in English only. */
export const menuNames = defineMessages('authMenu', { 'sign-out': 'Sign people out' });
