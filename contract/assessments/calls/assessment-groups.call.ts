import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { audienceGroupsOutput } from '../schedule-editor.wire.ts';

/** Ours [CE-01]: the divisions and batches that a teacher can give an assessment to. */
export const assessmentGroupsCall = defineCall('assessment-groups', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  loader: false,
  input: v.object({}),
  output: audienceGroupsOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
