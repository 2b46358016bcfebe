import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { shareInput, shareOutput } from '../acts.wire.ts';
import { shareRefusals } from '../teaching.refusals.ts';

/** [C4-03] Shares a session with divisions: only its presentation, activities and references. */
export const shareProjectSessionCall = defineCall('share-project-session', {
  method: 'POST',
  claims: { user: 'faculty_id', school: 'school_id' },
  areas: ['Faculty'],
  input: shareInput,
  output: shareOutput,
  errors: shareRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  rate: 'write',
});
