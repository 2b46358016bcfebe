import type { profileCalls } from '#contract/profile/profile.calls.ts';
import type { schoolsCalls } from '#contract/schools/schools.calls.ts';
import { ownPassword, rights, saveProfile } from '#src/lib/words/profile-refusals.hi.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

/** Of the room of schools too, whose one form stands here. */
export const profileRefusals: RefusalsIn<typeof profileCalls & typeof schoolsCalls> = {
  'change-Password': { ...rights, ...ownPassword },
  'update-admin-profile': saveProfile,
  'update-student-profile': saveProfile,
  'remove-profile-image': rights,
  'save-user-profile-setting': {
    demo_school: 'यह डेमो स्कूल है: इसकी सेटिंग जैसी हैं वैसी ही रहती हैं।',
  },
};
