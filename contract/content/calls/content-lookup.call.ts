import { defineCall } from '#contract/core/define-call.ts';
import { lookupOutput } from '#contract/core/lookup.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { contentLookupInput } from '../content.wire.ts';

/** Ours [CA-03]: options that content can be aligned to or made with. */
export const contentLookupCall = defineCall('content-lookup', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: contentLookupInput,
  output: lookupOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.faculty]: 'own' },
  module: modules.academicContent,
});
