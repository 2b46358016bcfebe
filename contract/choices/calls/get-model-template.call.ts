import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { groupOfYear, templateOutput } from '../choices.wire.ts';

/** [CA-02] The usual template of a grade or club. */
export const getModelTemplateCall = defineCall('get-model-template', {
  method: 'POST',
  areas: ['Curriculum'],
  input: v.object(groupOfYear),
  output: templateOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
});
