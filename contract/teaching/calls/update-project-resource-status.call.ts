import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { teachingRefusals } from '../teaching.refusals.ts';
import { done, resourceStatusInput } from '../teaching.wire.ts';

/** [C6-02] Records that a teacher used a project's resource in a class; `status` 0 takes it back. */
export const updateProjectResourceStatusCall = defineCall('update-project-resource-status', {
  method: 'POST',
  areas: ['Faculty'],
  input: resourceStatusInput,
  output: done,
  errors: teachingRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  rate: 'write',
});
