import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { ofSchool, sectionListOutput } from '../groups.wire.ts';

/** [C7-01] Sections of a class that a person is not in. */
export const getRemainingDivisionListCall = defineCall('get-remaining-division-list', {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
  input: v.object({ ...ofSchool, class_id: id, user_id: id }),
  output: sectionListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
