import type { profileCalls } from '#contract/profile/profile.calls.gen.ts';
import { ownPassword, rights, saveProfile } from '#src/lib/words/profile-refusals.hi.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

export const profileRefusals: RefusalsIn<typeof profileCalls> = {
  'change-Password': { ...rights, ...ownPassword },
  'update-admin-profile': saveProfile,
  'update-student-profile': saveProfile,
  'remove-profile-image': rights,
};
