import type { profileCalls } from '#contract/profile/profile.calls.gen.ts';
import { type Aim, type Aims, claimed } from '../aimed-world.ts';

/** Whoever else is named is refused before anything is looked up, so every school answers alike. */
const ownProfile: Aim = {
  body: (who, _client, target) => ({ id: claimed(who, target).login_id }),
  at: 'claim',
};

const profileSave = (read: 'student-by-id' | 'admin-profile-by-id'): Aim => ({
  body: async (who, client, target) => {
    const stored = client.token ? await client.call(read, { id: who.id }) : null;
    return { id: claimed(who, target).login_id, version: stored?.ok ? stored.data.data.version : 0 };
  },
  at: 'claim',
});

export const aims: Aims<typeof profileCalls> = {
  'admin-profile-by-id': ownProfile,
  'update-admin-profile': profileSave('admin-profile-by-id'),
  'update-student-profile': profileSave('student-by-id'),
  'remove-profile-image': ownProfile,
  'change-Password': {
    body: (who) => ({
      currentPassword: 'Wrong@123',
      password: 'Another@123',
      confirmPassword: 'Another@123',
      roleId: who.role,
    }),
    answer: 422,
  },
};
