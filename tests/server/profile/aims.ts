import type { profileCalls } from '#contract/profile/profile.calls.ts';
import { type Aim, type Aims, claimed, studentAt, world } from '../aimed-world.ts';

/** Whoever else is named is refused before anything is looked up, so every school answers alike. */
const ownProfile: Aim = {
  body: (who, _client, target) => ({ id: claimed(who, target).login_id }),
  at: 'claim',
};

const profileSave = (read: 'faculty-by-id' | 'student-by-id' | 'admin-profile-by-id'): Aim => ({
  body: async (who, client, target) => {
    const stored = client.token ? await client.call(read, { id: who.id }) : null;
    return { id: claimed(who, target).login_id, version: stored?.ok ? stored.data.data.version : 0 };
  },
  at: 'claim',
});

export const aims: Aims<typeof profileCalls> = {
  'admin-profile-by-id': ownProfile,
  'faculty-by-id': ownProfile,
  'student-by-id': ownProfile,
  'edit-faculty': profileSave('faculty-by-id'),
  'update-admin-profile': profileSave('admin-profile-by-id'),
  'update-student-profile': profileSave('student-by-id'),
  'remove-faculty-image': ownProfile,
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
  'reset-faculty-password': {
    body: (who, _client, target) => ({
      faculty_id: { own: world.bina, sameSchool: world.esha, otherSchool: world.otherFaculty }[target].id,
      admin_id: who.id,
    }),
    at: 'row',
    // A student is no teacher.
    except: { 2: { sameSchool: 404 } },
  },
  'reset-person-password': {
    body: (_who, _client, target) => ({ person_id: studentAt(target) }),
    at: 'row',
  },
};
