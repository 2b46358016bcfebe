import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { historyInput, historyOutput } from '../student-record.wire.ts';

/** Ours [QU-70]: changes and views of a student's record, newest first. */
export const studentHistoryCall = defineCall('student-history', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  input: historyInput,
  output: historyOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.students,
});
