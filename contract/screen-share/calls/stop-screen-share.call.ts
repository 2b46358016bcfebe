import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { done, shareInput } from '../screen-share.wire.ts';

/** [ST-29] Ends a share, also if it has already ended. */
export const stopScreenShareCall = defineCall('stop-screen-share', {
  method: 'POST',
  areas: ['Auth and session'],
  input: shareInput,
  output: done,
  errors: {},
  access: { [roles.faculty]: 'own', [roles.schoolAdmin]: 'school' },
  rate: 'write',
  ours: true,
});
