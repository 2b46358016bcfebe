import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { ofSchool } from '#contract/people/people.wire.ts';

/** Ours: exports classes, teachers and students as a OneRoster 1.2 bundle, which this product can import too. */
export const exportOnerosterCall = defineCall('export-oneroster', {
  method: 'POST',
  areas: ['School and school admin'],
  ours: true,
  response: 'binary',
  input: v.object(ofSchool),
  output: v.any(),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
  rate: 'write',
  atOnce: { person: 1, school: 2 },
});
