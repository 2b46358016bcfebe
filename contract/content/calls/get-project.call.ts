import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { projectOutput } from '../projects.wire.ts';

/** Ours [CA-03]: a project with sessions and materials, in its authors' version. */
export const getProjectCall = defineCall('get-project', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: byIdInput,
  output: projectOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.academicContent,
});
