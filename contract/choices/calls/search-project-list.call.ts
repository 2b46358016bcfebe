import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { foundProjects, searchProjectsInput } from '../choices.wire.ts';

/** [CA-01] Offered projects by words in their titles; the first twenty. */
export const searchProjectListCall = defineCall('search-project-list', {
  method: 'GET',
  areas: ['Curriculum'],
  loader: false,
  input: searchProjectsInput,
  output: foundProjects,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
});
