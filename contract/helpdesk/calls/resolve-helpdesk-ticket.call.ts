import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { uuid } from '../helpdesk.model.ts';
import { chatAnswer } from '../helpdesk.wire.ts';

export const resolveHelpdeskTicketCall = defineCall('resolve-helpdesk-ticket', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  input: v.object({ chat_id: uuid }),
  output: chatAnswer,
  errors: {},
  access: {
    [roles.superAdmin]: 'own',
    [roles.schoolAdmin]: 'own',
    [roles.student]: 'own',
    [roles.faculty]: 'own',
    [roles.finance]: 'own',
  },
  rate: 'write',
});
