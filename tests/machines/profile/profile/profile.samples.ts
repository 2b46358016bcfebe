import type { Profile } from '#contract/profile/profile.model.ts';
import { type ProfileRights, profileFields } from '#contract/profile/profile-rights.rules.ts';
import type { TypedPasswords } from '#machines/password-form/password-form.types.ts';
import type { ProfileInput } from '#machines/profile/profile/profile.types.ts';

export const allRights: ProfileRights = { view: true, fields: profileFields, picture: true, password: true };

export const facultyInput = (rights: Partial<ProfileRights> = {}): ProfileInput => ({
  role: 4,
  owner: { kind: 'faculty', timeZone: 'Asia/Kolkata' },
  rights: { ...allRights, ...rights },
});

export const asha = (changes: Partial<Profile> = {}): Profile => ({
  kind: 'faculty',
  id: 7,
  version: 3,
  loginName: 'F1',
  values: {
    firstName: 'Asha',
    lastName: 'Rao',
    mobile: '9876543210',
    alternateContact: '',
    email: 'asha@school.org',
    gender: 'Female',
  },
  picture: '/portraits/1',
  facts: {
    schoolName: 'First School',
    schoolAdminName: 'Anita Rao',
    isActive: true,
    places: [{ grade: 'Grade 9', divisions: ['A', 'B'] }],
    dateOfBirth: '',
    clubs: '',
    strength: '',
    tools: '',
    accessId: '',
    accessType: '',
  },
  ...changes,
});

export const goodPasswords: TypedPasswords = {
  currentPassword: 'Secret@1',
  code: '',
  password: 'Kiteflown7',
  confirmPassword: 'Kiteflown7',
};
