import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { rightsRefusals } from '../profile.refusals.ts';
import { facultyProfile, ownProfileInput } from '../profile.wire.ts';

/** [EN-36, EN-37] One's own profile; `claims` lets nobody else's through. */
export const facultyByIdCall = defineCall('faculty-by-id', {
  method: 'POST',
  areas: ['Faculty'],
  claims: { user: 'id' },
  input: ownProfileInput,
  output: v.object({ data: facultyProfile }),
  errors: { not_allowed: rightsRefusals.not_allowed },
  access: { [roles.faculty]: 'own' },
});
