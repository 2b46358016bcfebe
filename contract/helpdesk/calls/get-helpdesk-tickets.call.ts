import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import { ticketRow, ticketStatuses } from '../helpdesk.model.ts';

export const getHelpdeskTicketsCall = defineCall('get-helpdesk-tickets', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: pageInput({
    sorts: ['number', 'subject', 'person', 'school', 'updated'],
    filters: { status: v.picklist(['mine', ...ticketStatuses]) },
  }),
  output: pageOutput(ticketRow),
  errors: {},
  access: { [roles.helpdesk]: 'all' },
});
