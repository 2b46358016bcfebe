import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

/** Ours [SM-15, QC-54]: a ticket of 60 s for `login` with `login_type` 'demo' in the caller's demo school. */
export const getDemoGrantCall = defineCall('get-demo-grant', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({ role: v.picklist([2, 3, 4]) }),
  output: v.object({ status: v.literal('true'), grant: v.string(), username: v.string() }),
  errors: {
    demo_unavailable: ({ why }: { why: 'no_demo' | 'nobody' }) =>
      why === 'no_demo'
        ? 'Only a demo school can be seen through the eyes of others.'
        : 'This demo school has nobody in that role.',
  },
  access: { [roles.schoolAdmin]: 'own', [roles.student]: 'own', [roles.faculty]: 'own' },
  rate: 'write',
});
