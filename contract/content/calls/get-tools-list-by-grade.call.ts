import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { masterListOutput } from '../content.wire.ts';

/** [C9-03] The tools of one of all schools' classes. */
export const getToolsListByGradeCall = defineCall('get-tools-list-by-grade', {
  method: 'POST',
  areas: ['School and school admin'],
  input: v.object({ class_id: wireId }),
  output: masterListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
});
