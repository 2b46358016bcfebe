import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { gradeListOutput } from '../class-lists.wire.ts';

export const getMappedClassCall = defineCall('get-mapped-class', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  claims: { school: 'school_id', user: 'admin_id' },
  input: v.object({ school_id: id, admin_id: id }),
  output: gradeListOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
