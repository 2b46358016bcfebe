import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { helpdeskLimits, ticket, uuid } from '../helpdesk.model.ts';
import { messageRefusals, staleRefusal } from '../helpdesk.refusals.ts';
import { number, text, version } from '../helpdesk.wire.ts';

/** The person sees a reply; only the helpdesk sees a note. */
export const replyHelpdeskTicketCall = defineCall('reply-helpdesk-ticket', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({
    number,
    version,
    message_id: uuid,
    kind: v.picklist(['reply', 'note']),
    text: text(helpdeskLimits.messageCharacters),
  }),
  output: v.object({ ticket }),
  errors: { ...staleRefusal, ...messageRefusals },
  access: { [roles.helpdesk]: 'all' },
  idempotencyKey: 'message_id',
  rate: 'write',
});
