import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { chooseRefusals } from '../choices.refusals.ts';
import { changedChoices, chooseFields, clubOfYear } from '../choices.wire.ts';

/** [CA-01, QU-56] As `selected-project`, for a club. */
export const selectedProjectClubCall = defineCall('selected-project-club', {
  method: 'GET',
  areas: ['Curriculum'],
  loader: false,
  input: v.object({ ...clubOfYear, ...chooseFields }),
  output: changedChoices,
  errors: chooseRefusals,
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
