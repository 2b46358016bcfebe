import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { chooseRefusals } from '../choices.refusals.ts';
import { changedChoices, chooseFields, gradeOfYear } from '../choices.wire.ts';

/** [CA-01, QU-56] Chooses projects for a grade; earlier choices stay. It changes state although its method is GET. */
export const selectedProjectCall = defineCall('selected-project', {
  method: 'GET',
  areas: ['Curriculum'],
  loader: false,
  input: v.object({ ...gradeOfYear, ...chooseFields }),
  output: changedChoices,
  errors: chooseRefusals,
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
