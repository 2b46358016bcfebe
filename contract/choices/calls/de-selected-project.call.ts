import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { unchooseRefusals } from '../choices.refusals.ts';
import { changedChoices, gradeOfYear, unchooseFields } from '../choices.wire.ts';

/** [CA-01, QU-56] Takes projects away from a grade; what was assigned only where it is to be archived. */
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
