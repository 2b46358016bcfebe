import * as v from 'valibot';
import { type CallShape, defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

const ours = { method: 'POST', areas: ['Helpdesk'], ours: true } as const satisfies CallShape;

/** Apart from the other calls of the helpdesk: every screen asks this one. */
export const helpdeskUnreadCalls = {
  /** In how many of one's own chats the helpdesk has answered since one looked. */
  'get-helpdesk-unread': defineCall('get-helpdesk-unread', {
    ...ours,
    loader: false,
    input: v.object({}),
    output: v.object({ count: v.number() }),
    errors: [],
    access: {
      [roles.superAdmin]: 'own',
      [roles.schoolAdmin]: 'own',
      [roles.student]: 'own',
      [roles.faculty]: 'own',
      [roles.finance]: 'own',
    },
  }),
};
