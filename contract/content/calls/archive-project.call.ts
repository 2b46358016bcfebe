import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { archiveRefusals } from '../content.refusals.ts';
import { archiveInput } from '../projects.wire.ts';

/** Ours [CA-03]: takes a project out of use; its publications are kept. */
export const archiveProjectCall = defineCall('archive-project', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  rate: 'write',
  input: archiveInput,
  output: savedOutput,
  errors: archiveRefusals,
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
  forAllSchools: true,
});
