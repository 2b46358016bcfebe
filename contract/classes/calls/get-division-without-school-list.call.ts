import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { ofSchool, sectionListOutput } from '../groups.wire.ts';

/** [C3-02] The sections of a class of any school the caller reaches. */
export const getDivisionWithoutSchoolListCall = defineCall('get-division-without-school-list', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({ ...ofSchool, class_id: id }),
  output: sectionListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
