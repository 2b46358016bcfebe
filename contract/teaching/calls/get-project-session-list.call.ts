import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { sessionListInput, sessionListOutput } from '../teaching.wire.ts';

/** [C4-04] A class's project with its sessions: which are shared, done and planned. */
export const getProjectSessionListCall = defineCall('get-project-session-list', {
  method: 'POST',
  areas: ['Faculty'],
  input: sessionListInput,
  output: sessionListOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
