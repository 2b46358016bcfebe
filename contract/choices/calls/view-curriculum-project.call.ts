import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { projectView } from '../choices.wire.ts';

/** [CA-01] The published project with its sessions, before a school chooses it. */
export const viewCurriculumProjectCall = defineCall('view-curriculum-project', {
  method: 'GET',
  areas: ['Curriculum'],
  input: v.object({ project_id: wireId }),
  output: projectView,
  errors: {},
  access: {
    [roles.superAdmin]: 'all',
    [roles.schoolAdmin]: 'audience',
    [roles.student]: 'audience',
    [roles.faculty]: 'audience',
  },
  module: modules.academicContent,
});
