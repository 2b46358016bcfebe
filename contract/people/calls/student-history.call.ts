import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { historyInput, historyOutput } from '../student-record.wire.ts';

/** Ours [QU-70]: what was done to the record of a student, and who looked at it, the newest first. */
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
