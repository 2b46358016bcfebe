import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { pageOutput } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import { rubricPage, rubricRow } from '../resources.wire.ts';

/** Rubrics of one’s own house: those in use or those removed. */
export const rubricListCall = defineCall('rubric-list', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  input: rubricPage,
  output: pageOutput(rubricRow),
  errors: {},
  access: { [roles.superAdmin]: 'school', [roles.schoolAdmin]: 'school' },
  module: modules.academicContent,
});
