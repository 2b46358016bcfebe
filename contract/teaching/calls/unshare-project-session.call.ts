import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { shareOutput, unshareInput } from '../acts.wire.ts';
import { teachingRefusals } from '../teaching.refusals.ts';

export const unshareProjectSessionCall = defineCall('unshare-project-session', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  input: unshareInput,
  output: shareOutput,
  errors: teachingRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  rate: 'write',
});
