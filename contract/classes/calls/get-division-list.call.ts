import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { divisionListOutput } from '../class-lists.wire.ts';

export const getDivisionListCall = defineCall('get-division-list', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  claims: { school: 'school_id' },
  input: v.object({ school_id: id, class_id: id }),
  output: divisionListOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
