import { defineCall } from '#contract/core/define-call.ts';
import { lookupOutput } from '#contract/core/lookup.ts';
import { roles } from '#contract/core/roles.ts';
import { choiceInput } from '../queue.wire.ts';

/** [C5-05] Projects of the pending list. */
export const projectPendingDropdownCall = defineCall('project-pending-dropdown', {
  method: 'POST',
  areas: ['Faculty'],
  claims: { user: 'faculty_id', school: 'school_id' },
  input: choiceInput,
  output: lookupOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
