import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { masterListOutput } from '../content.wire.ts';

export const standardListCall = defineCall('standard-list', {
  method: 'GET',
  areas: ['Curriculum'],
  input: v.object({ board_id: v.optional(wireId, 0) }),
  output: masterListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
});
