import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { shareClubInput, shareOutput } from '../acts.wire.ts';
import { shareRefusals } from '../teaching.refusals.ts';

/** [C4-03] As `share-project-session`, to batches of a club. */
export const shareClubProjectSessionCall = defineCall('share-club-project-session', {
  method: 'POST',
  claims: { user: 'faculty_id', school: 'school_id' },
  areas: ['Faculty'],
  input: shareClubInput,
  output: shareOutput,
  errors: shareRefusals,
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
  rate: 'write',
});
