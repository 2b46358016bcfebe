import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { orderResourceRefusals } from '#contract/core/resource.refusals.ts';
import { roles } from '#contract/core/roles.ts';
import { okOutput, orderInput } from '../content.wire.ts';

/** Ours [CA-03]. */
export const orderContentCall = defineCall('order-content', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  rate: 'write',
  input: orderInput,
  output: okOutput,
  errors: orderResourceRefusals,
  access: { [roles.superAdmin]: 'all', [roles.faculty]: 'own' },
  module: modules.academicContent,
  forAllSchools: true,
});
