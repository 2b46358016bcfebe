import { helpdeskChatMachine } from './helpdesk-chat/helpdesk-chat.machine.ts';

/** The room's machines by the id of their charts. */
export const helpdeskMachines = { helpdeskChat: helpdeskChatMachine };
