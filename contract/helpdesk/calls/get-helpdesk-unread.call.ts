import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

export const getHelpdeskUnreadCall = defineCall('get-helpdesk-unread', {
  method: 'POST',
  areas: ['Helpdesk'],
  ours: true,
  loader: false,
  input: v.object({}),
  output: v.object({ count: v.number() }),
  errors: {},
  access: {
    [roles.superAdmin]: 'own',
    [roles.schoolAdmin]: 'own',
    [roles.student]: 'own',
    [roles.faculty]: 'own',
    [roles.finance]: 'own',
  },
});
