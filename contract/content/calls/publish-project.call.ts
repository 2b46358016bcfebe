import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { publishRefusals } from '../content.refusals.ts';
import { publishInput, publishOutput } from '../projects.wire.ts';

/** Ours [CA-03]: readers get this version from now on. A repeat with the same version answers the same. */
export const publishProjectCall = defineCall('publish-project', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  rate: 'write',
  input: publishInput,
  output: publishOutput,
  errors: publishRefusals,
  access: { [roles.superAdmin]: 'all' },
  module: modules.academicContent,
  forAllSchools: true,
});
