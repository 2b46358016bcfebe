import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { ticket } from '../helpdesk.model.ts';
import { number } from '../helpdesk.wire.ts';

export const getHelpdeskTicketCall = defineCall('get-helpdesk-ticket', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({ number }),
  output: v.object({ ticket }),
  errors: {},
  access: { [roles.helpdesk]: 'all' },
});
