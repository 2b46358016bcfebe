import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { uuid } from '../helpdesk.model.ts';

export const deleteChatHistoryCall = defineCall('delete-chat-history', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({ chat_id: uuid }),
  output: v.object({}),
  errors: { ticket_open: 'The helpdesk still works on this. Say that it is solved first.' },
  access: everybodysOwn,
  rate: 'write',
});
