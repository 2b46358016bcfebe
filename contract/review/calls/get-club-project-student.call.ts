import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { queueInput, queueOutput } from '../queue.wire.ts';

/** [C5-01] As `get-uploaded-project-student`, for clubs. */
export const getClubProjectStudentCall = defineCall('get-club-project-student', {
  method: 'POST',
  areas: ['Faculty'],
  input: queueInput,
  output: queueOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
