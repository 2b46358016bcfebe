import { describe, expect, it } from 'vitest';
import { type Role } from '#contract/core/define-call.ts';
import { allows, settingKeys, settingsFor, settingsOfAccess } from '#contract/core/school-settings.ts';
import { asTypedMobile, mobileRuleFor } from '#contract/profile/mobile.rules.ts';
import { asTypedName, pictureProblem, profileProblems } from '#contract/profile/profile.rules.ts';
import {
  type ProfileOwner,
  profileFields,
  profileKindOf,
  profileRights,
  showsProfileIcon,
} from '#contract/profile/profile-rights.rules.ts';

const owner = (role: Role, changes: Partial<ProfileOwner> = {}): ProfileOwner => ({
  role,
  isDemoSchool: false,
  isPartner: false,
  settings: {},
  ...changes,
});

describe('who may do what with their own profile', () => {
  const off = { student_allow_view_profile: 0, faculty_allow_view_profile: 0 };
  it.each([
    ['an admin, whatever is set', owner(2, { settings: off }), true, 6, true, true],
    ['central staff', owner(6), true, 6, true, true],
    ['faculty of a new school', owner(4), true, 6, true, true],
    [
      'faculty at password level 3',
      owner(4, { settings: { faculty_allow_change_pass: 3 } }),
      true,
      6,
      true,
      false,
    ],
    ['faculty who may not see it', owner(4, { settings: off }), false, 0, true, true],
    [
      'faculty without pictures',
      owner(4, { settings: { faculty_allow_update_profile_pic: 0 } }),
      true,
      6,
      false,
      true,
    ],
    ['a student', owner(3), true, 2, true, true],
    [
      'a student without passwords',
      owner(3, { settings: { student_allow_change_pass: 0 } }),
      true,
      2,
      true,
      false,
    ],
    ['a partner student', owner(3, { isPartner: true }), false, 0, false, false],
    ['faculty of a partner school', owner(4, { isPartner: true }), true, 6, true, true],
    ['a demo school', owner(4, { isDemoSchool: true }), true, 0, false, false],
  ] as const)(
    '%s [RP-09, RP-10, RP-13, RP-14, PF-07, VP-32]',
    (_who, person, view, fields, picture, password) => {
      const rights = profileRights(person);
      expect([rights.view, rights.fields.length, rights.picture, rights.password]).toEqual([
        view,
        fields,
        picture,
        password,
      ]);
    },
  );

  it('shows the icon for any one of the three rights, never in a demo school [PF-06, PF-07]', () => {
    const none = {
      student_allow_view_profile: 0,
      student_allow_update_profile_pic: 0,
      student_allow_change_pass: 0,
    };
    expect(showsProfileIcon(owner(3, { settings: none }))).toBe(false);
    for (const key of Object.keys(none))
      expect([key, showsProfileIcon(owner(3, { settings: { ...none, [key]: 1 } }))]).toEqual([key, true]);
    expect(showsProfileIcon(owner(3, { isPartner: true }))).toBe(false);
    for (const role of [1, 2, 3, 4] as const)
      expect(showsProfileIcon(owner(role, { isDemoSchool: true }))).toBe(false);
  });

  it('opens the profile of the role [PF-08]', () => {
    expect(([1, 2, 3, 4, 5, 6] as const).map(profileKindOf)).toEqual([
      'admin',
      'admin',
      'student',
      'faculty',
      'admin',
      'admin',
    ]);
  });
});

describe('a school’s settings', () => {
  it('are told by role and read back, keys of a foreign server left out [EN-16, RP-12]', () => {
    expect(settingsFor(2, {})).toHaveLength(settingKeys.length);
    const pupils = settingsFor(3, { student_allow_copy_paste: 1 });
    expect(pupils.some(({ key }) => key.startsWith('faculty') || key.endsWith('for_faculty'))).toBe(false);
    const read = settingsOfAccess([...pupils, { key: 'theirs', authValue: 1 }]);
    expect(Object.keys(read)).toHaveLength(pupils.length);
    expect(allows({ settings: read }, 'student_allow_copy_paste')).toBe(true);
    expect(allows({}, 'student_allow_copy_paste')).toBe(false);
    expect(allows({ settings: { faculty_allow_change_pass: 3 } }, 'faculty_allow_change_pass')).toBe(false);
  });
});

describe('the fields of a profile', () => {
  const stored = {
    firstName: 'Asha',
    lastName: '',
    mobile: '',
    alternateContact: '',
    email: 'old.address@museum.example',
    gender: '',
  };
  const form = { kind: 'admin', timeZone: 'Asia/Kolkata' } as const;
  const found = (changes: Partial<typeof stored>, kind: 'admin' | 'faculty' = 'admin') =>
    profileProblems({ ...stored, mobile: '9876543210', gender: 'Male', ...changes }, stored, profileFields, {
      ...form,
      kind,
    });

  it.each([
    [{ firstName: 'मीरा शर्मा' }, {}],
    [{ firstName: 'محمد علی', lastName: 'José' }, {}],
    [{ firstName: '  ' }, { firstName: 'name_required' }],
    [{ firstName: 'R2' }, { firstName: 'name_letters' }],
    [{ lastName: 'O_Brien' }, { lastName: 'name_letters' }],
    [{ mobile: '' }, { mobile: 'mobile_required' }],
    [{ mobile: '987654321' }, { mobile: 'mobile_digits' }],
    [{ mobile: '+919876543210' }, {}],
    [{ mobile: '09876543210' }, {}],
    [{ mobile: '+9198765432100' }, { mobile: 'mobile_digits' }],
    [{ alternateContact: '1' }, { alternateContact: 'mobile_digits' }],
    [{ email: '' }, { email: 'email_required' }],
    [{ email: 'a@b.c' }, { email: 'email_form' }],
    [{ email: 'a@school.museum' }, {}],
    [{ email: 'Asha@school.org' }, {}],
    [{ email: 'asha@school.org' }, {}],
    [{ gender: '' }, {}],
    [{ gender: 'x' }, { gender: 'gender_required' }],
  ] as const)('%o gives %o [VP-23, VP-24, VP-25, VP-26, VP-27, CO-51, QC-49]', (changes, problems) => {
    expect(found(changes)).toEqual(problems);
  });

  it('take capitals in an address of faculty, and never judge what was stored before [VP-26, QC-49]', () => {
    expect(found({ email: 'Asha@School.org' }, 'faculty')).toEqual({});
    expect(found({ email: stored.email }, 'faculty')).toEqual({});
  });

  it('take a telephone number as people write it, in the digits of every script [VP-24, QC-50]', () => {
    expect(asTypedMobile(' +91 (98765) 432-10')).toBe('+919876543210');
    expect(asTypedMobile('९८७६५४३२१०')).toBe('9876543210');
    expect(asTypedMobile('۹۸۷۶۵۴۳۲۱۰')).toBe('9876543210');
    expect(mobileRuleFor('Asia/Dubai').pattern.test('+971501234567')).toBe(true);
    expect(mobileRuleFor('Europe/Paris').digits).toBe(10);
  });

  it('keep the letters and signs of every script in names [VP-23]', () => {
    expect(asTypedName('ज़ोया 1तिवारी')).toBe('ज़ोया तिवारी');
    expect(asTypedName(' Zoë@')).toBe('Zoë');
  });

  it('take pictures by name and size [VP-28, VP-29]', () => {
    expect(pictureProblem({ name: 'A.JPEG', size: 5 * 2 ** 20 })).toBeNull();
    expect(pictureProblem({ name: 'a.webp', size: 1 })).toBe('picture_kind');
    expect(pictureProblem({ name: 'a.png', size: 5 * 2 ** 20 + 1 })).toBe('picture_size');
  });
});
