import { defineMessages } from '#src/lib/words/messages.ts';

/** Names of menu lines by icon, because the server names them in English only. */
export const menuNames = defineMessages('helpdeskMenu', { helpdesk: 'Helpdesk' });
