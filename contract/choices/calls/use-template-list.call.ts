import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { groupOfYear, templatesOutput } from '../choices.wire.ts';

/** [CA-01] Lists to start from: the office's for the class, and the school's own. */
export const useTemplateListCall = defineCall('use-template-list', {
  method: 'GET',
  areas: ['Curriculum'],
  input: v.object(groupOfYear),
  output: templatesOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
});
