import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

/** [EN-08] Classes of all schools; a school maps its own to them. */
export const getClassListCall = defineCall('get-class-list', {
  method: 'GET',
  areas: ['School and school admin', 'Competitions'],
  input: v.object({}),
  output: v.object({
    success: v.literal('true'),
    data: v.array(v.object({ id: v.number(), class_name: v.string() })),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own' },
});
