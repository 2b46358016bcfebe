import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { unchooseRefusals } from '../choices.refusals.ts';
import { changedChoices, clearFields, gradeOfYear } from '../choices.wire.ts';

/** [CA-01, QU-56] Removes everything chosen for a grade. It changes state although its method is GET. */
export const clearProjectListCall = defineCall('clear-project-list', {
  method: 'GET',
  areas: ['Curriculum'],
  input: v.object({ ...gradeOfYear, ...clearFields }),
  output: changedChoices,
  errors: unchooseRefusals,
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
