import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { chosenByModule, groupOfYear } from '../choices.wire.ts';

/** [CA-02] Projects chosen for a grade or club and not assigned yet. */
export const unassignedProjectCall = defineCall('unassigned-project', {
  method: 'POST',
  areas: ['Curriculum'],
  input: v.object(groupOfYear),
  output: chosenByModule,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
});
