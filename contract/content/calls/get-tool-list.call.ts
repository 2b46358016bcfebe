import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { masterListOutput } from '../content.wire.ts';

/** [C9-02] All tools, for pickers. */
export const getToolListCall = defineCall('get-tool-list', {
  method: 'GET',
  areas: ['School and school admin'],
  input: v.object({}),
  output: masterListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
});
