import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { ticketCounts } from '../helpdesk.model.ts';

export const getHelpdeskCountsCall = defineCall('get-helpdesk-counts', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({}),
  output: ticketCounts,
  errors: {},
  access: { [roles.helpdesk]: 'all' },
});
