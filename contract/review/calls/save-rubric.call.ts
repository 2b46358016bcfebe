import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { rubricFields, savedOutput, saving } from '../resources.wire.ts';
import { saveRubricRefusals } from '../review.refusals.ts';

/** `id` 0 is a new one. Scores that were given keep the words of their day. */
export const saveRubricCall = defineCall('save-rubric', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  idempotencyKey: 'formSession',
  rate: 'write',
  input: v.object({ ...saving, ...rubricFields.entries }),
  output: savedOutput,
  errors: saveRubricRefusals,
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
  forAllSchools: true,
});
