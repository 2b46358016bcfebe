import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { trimmedText } from '#contract/core/text.ts';
import { helpdeskLimits, uuid } from '../helpdesk.model.ts';
import { messageRefusals, noPersonRefusal } from '../helpdesk.refusals.ts';
import { chatAnswer, chatId } from '../helpdesk.wire.ts';

/** "Talk to a person": a repeat queues the chat only once. */
export const createHelpdeskTicketCall = defineCall('create-helpdesk-ticket', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({
    chat_id: chatId,
    message_id: uuid,
    text: trimmedText(helpdeskLimits.messageCharacters),
  }),
  output: chatAnswer,
  errors: {
    ...noPersonRefusal,
    ...messageRefusals,
    nothing_said: 'Write what you need help with first.',
  },
  access: {
    [roles.superAdmin]: 'own',
    [roles.schoolAdmin]: 'own',
    [roles.student]: 'own',
    [roles.faculty]: 'own',
    [roles.finance]: 'own',
  },
  idempotencyKey: 'message_id',
  rate: 'write',
});
