import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { templateInput, templateProjectsOutput } from '../choices.wire.ts';

/** [CA-01] Offered projects of a template, and which of them are chosen. */
export const useTemplateProjectListCall = defineCall('use-template-project-list', {
  method: 'GET',
  areas: ['Curriculum'],
  input: templateInput,
  output: templateProjectsOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
});
