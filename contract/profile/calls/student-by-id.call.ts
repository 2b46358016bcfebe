import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rightsRefusals } from '../profile.refusals.ts';
import { ownProfileInput, studentProfile } from '../profile.wire.ts';

/** [EN-39, CC-10] */
export const studentByIdCall = defineCall('student-by-id', {
  method: 'POST',
  areas: ['Faculty'],
  claims: { user: 'id' },
  input: ownProfileInput,
  output: v.object({ data: studentProfile }),
  errors: { not_allowed: rightsRefusals.not_allowed },
  access: { [roles.student]: 'own' },
});
