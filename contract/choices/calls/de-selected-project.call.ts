import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { unchooseRefusals } from '../choices.refusals.ts';
import { changedChoices, gradeOfYear, unchooseFields } from '../choices.wire.ts';

/** [CA-01, QU-56] Removes projects from a grade. Assigned ones are removed only if they are to be archived. */
export const deSelectedProjectCall = defineCall('de-selected-project', {
  method: 'GET',
  areas: ['Curriculum'],
  loader: false,
  input: v.object({ ...gradeOfYear, ...unchooseFields }),
  output: changedChoices,
  errors: unchooseRefusals,
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
