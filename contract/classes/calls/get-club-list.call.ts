import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { clubListOutput } from '../class-lists.wire.ts';

/** [C6-02, C7-04, QC-44] The clubs of a school. */
export const getClubListCall = defineCall('get-club-list', {
  method: 'POST',
  areas: ['Faculty', 'Classes, divisions, clubs, batches'],
  claims: { school: 'school_id' },
  input: v.object({ school_id: id }),
  output: clubListOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
