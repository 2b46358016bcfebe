import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { projectPageInput, projectPageOutput } from '../projects.wire.ts';

/** Ours [CA-03, RT-11]: projects in their authors' version. School admins see their teachers' projects. */
export const projectPageCall = defineCall('project-page', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: projectPageInput,
  output: projectPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'own' },
  module: modules.academicContent,
});
