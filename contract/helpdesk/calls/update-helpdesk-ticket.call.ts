import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { trimmedText } from '#contract/core/text.ts';
import { helpdeskLimits, ticket } from '../helpdesk.model.ts';
import { staleRefusal } from '../helpdesk.refusals.ts';
import { number, version } from '../helpdesk.wire.ts';

export const updateHelpdeskTicketCall = defineCall('update-helpdesk-ticket', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({
    number,
    version,
    action: v.picklist(['take', 'release', 'close', 'reopen']),
    reason: v.optional(trimmedText(helpdeskLimits.reasonCharacters), ''),
  }),
  output: v.object({ ticket }),
  errors: { ...staleRefusal, reason_required: 'Write why it is closed.' },
  access: { [roles.helpdesk]: 'all' },
  rate: 'write',
});
