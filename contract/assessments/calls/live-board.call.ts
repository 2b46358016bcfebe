import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { liveBoardInput, liveBoardOutput } from '../live.wire.ts';

/** Ours [CE-03]: each student's progress while an assessment runs. */
export const liveBoardCall = defineCall('live-board', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  input: liveBoardInput,
  output: liveBoardOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
