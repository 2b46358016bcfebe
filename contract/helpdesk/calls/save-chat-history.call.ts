import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { helpdeskLimits, uuid } from '../helpdesk.model.ts';
import { messageRefusals } from '../helpdesk.refusals.ts';
import { chatAnswer, text } from '../helpdesk.wire.ts';

/** Saves only the person's own messages; the server stores the assistant's itself. */
export const saveChatHistoryCall = defineCall('save-chat-history', {
  method: 'POST',
  areas: ['Helpdesk'],
  input: v.object({ chat_id: uuid, message_id: uuid, text: text(helpdeskLimits.messageCharacters) }),
  output: chatAnswer,
  errors: { ...messageRefusals, no_ticket: 'Nobody of the helpdesk reads this chat yet.' },
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
