import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { templateRefusals } from '../choices.refusals.ts';
import { changedChoices, groupOfYear } from '../choices.wire.ts';

/** [CA-02] Chooses the projects of the usual template of a grade or club. */
export const insertDefaultSelectedCall = defineCall('insert-default-selected', {
  method: 'POST',
  areas: ['Curriculum'],
  input: v.object(groupOfYear),
  output: changedChoices,
  errors: templateRefusals,
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
