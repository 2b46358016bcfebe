import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { masterListOutput } from '../content.wire.ts';

/** `id` is the level. */
export const moduleToolLevelCall = defineCall('module-tool-level', {
  method: 'GET',
  areas: ['Curriculum'],
  input: v.object({ tool_id: wireId }),
  output: masterListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
});
