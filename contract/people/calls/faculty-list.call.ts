import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { facultyPageOutput, peoplePageInput } from '../people.wire.ts';

/** [C2-01, GR-04] The teachers of a school, page by page. */
export const facultyListCall = defineCall('faculty-list', {
  method: 'POST',
  areas: ['Faculty'],
  input: peoplePageInput,
  output: facultyPageOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.faculty,
});
