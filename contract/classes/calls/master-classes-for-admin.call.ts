import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

/** [CB-04] Classes of all schools, in order, for the office's reports. */
export const masterClassesForAdminCall = defineCall('master_classes-for-admin', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  claims: { user: 'sAdmin_id' },
  input: v.object({ sAdmin_id: v.number() }),
  output: v.object({
    success: v.literal('true'),
    data: v.array(v.object({ id: v.number(), class_name: v.string() })),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'own' },
  module: 'any',
});
