import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { uuid } from '../helpdesk.model.ts';
import { chatAnswer } from '../helpdesk.wire.ts';

export const getChatHistoryCall = defineCall('get-chat-history', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({ chat_id: uuid }),
  output: chatAnswer,
  errors: {},
  access: everybodysOwn,
});
