import { defineCall } from '#contract/core/define-call.ts';
import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { projectIdInput, projectIdOutput } from '../projects.wire.ts';

/** [D8] Reserves a project number before the first save. The same form session gets the same number. */
export const getProjectIdCall = defineCall('get-project-id', {
  method: 'GET',
  areas: ['Curriculum'],
  rate: 'write',
  input: projectIdInput,
  output: projectIdOutput,
  errors: formSessionRefusal,
  access: { [roles.superAdmin]: 'all', [roles.faculty]: 'own' },
  module: modules.academicContent,
});
