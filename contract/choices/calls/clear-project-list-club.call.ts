import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { unchooseRefusals } from '../choices.refusals.ts';
import { changedChoices, clearFields, clubOfYear } from '../choices.wire.ts';

/** [CA-01, QU-56] As `clear-project-list`, of a club. */
export const clearProjectListClubCall = defineCall('clear-project-list-club', {
  method: 'GET',
  areas: ['Curriculum'],
  input: v.object({ ...clubOfYear, ...clearFields }),
  output: changedChoices,
  errors: unchooseRefusals,
  access: { [roles.schoolAdmin]: 'school' },
  rate: 'write',
});
