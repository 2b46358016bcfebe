import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { personOfSchool } from '../people.wire.ts';

/** [C2-10, CC-07] Clears the server's short-lived cache of a student, the only copy it keeps. */
export const delStdRedisKeyCall = defineCall('del-std-redis-key', {
  method: 'POST',
  areas: ['Auth and session'],
  input: personOfSchool,
  output: v.object({ status: v.literal('true'), data: v.literal(1) }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  module: modules.students,
});
