import * as v from 'valibot';
import { defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { articleKey, helpdeskLimits, uuid } from '../helpdesk.model.ts';
import { messageRefusals } from '../helpdesk.refusals.ts';
import { chatAnswer, chatId, text } from '../helpdesk.wire.ts';

/** Takes a question, or a choice of an offered article, and returns the chat with the answer. */
export const helpdeskApiCreadCall = defineCall('helpdesk-api-Cread', {
  method: 'POST',
  areas: ['Helpdesk'],
  input: v.object({
    chat_id: chatId,
    message_id: uuid,
    question: text(helpdeskLimits.questionCharacters),
    article: v.optional(v.union([v.literal(''), articleKey]), ''),
  }),
  output: chatAnswer,
  errors: messageRefusals,
  access: everybodysOwn,
  idempotencyKey: 'message_id',
  rate: 'write',
  atOnce: { person: 1, school: 4 },
});
