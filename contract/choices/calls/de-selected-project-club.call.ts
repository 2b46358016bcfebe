import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { unchooseRefusals } from '../choices.refusals.ts';
import { changedChoices, clubOfYear, unchooseFields } from '../choices.wire.ts';

/** [CA-01, QU-56] As `de-selected-project`, of a club. */
export const deSelectedProjectClubCall = defineCall('de-selected-project-club', {
  method: 'GET',
  areas: ['Curriculum'],
  loader: false,
  input: v.object({ ...clubOfYear, ...unchooseFields }),
  output: changedChoices,
  errors: unchooseRefusals,
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
