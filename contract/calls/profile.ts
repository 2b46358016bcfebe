import * as v from 'valibot';
import { type CallShape, defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import {
  adminProfile,
  changePasswordInput,
  changePasswordOutput,
  facultyProfile,
  ownProfileInput,
  removeImageInput,
  removeImageOutput,
  resetFacultyInput,
  resetOutput,
  resetPersonInput,
  saveProfileOutput,
  saveSettingsInput,
  saveStaffProfileInput,
  saveStudentProfileInput,
  settingsInput,
  settingsOutput,
  studentProfile,
} from '../profile/profile.wire.ts';

const faculty = { method: 'POST', areas: ['Faculty'] } as const satisfies CallShape;
const school = { method: 'POST', areas: ['School and school admin'] } as const satisfies CallShape;
const auth = { method: 'POST', areas: ['Auth and session'] } as const satisfies CallShape;

const office = {
  [roles.superAdmin]: 'own',
  [roles.schoolAdmin]: 'own',
  [roles.finance]: 'own',
  [roles.helpdesk]: 'own',
} as const;
/** One's own profile: another person's number is refused before anything is read. */
const own = { claims: { user: 'id' } } as const;

const saveErrors = [
  'demo_school',
  'not_allowed',
  'bad_fields',
  'current_incorrect',
  'too_many_attempts',
  'bad_content',
  'image_too_large',
  'stale',
] as const;
const removeErrors = ['demo_school', 'not_allowed'] as const;
const resetErrors = ['demo_school', 'not_allowed'] as const;

/** Profiles, passwords and the school's settings [PF-01…PF-04, CC-06, CC-08, CC-10, RP-09…RP-14]. */
export const profileCalls = {
  /** [EN-36, EN-37] One's own profile; `claims` lets nobody else's through. */
  'faculty-by-id': defineCall('faculty-by-id', {
    ...faculty,
    ...own,
    input: ownProfileInput,
    output: v.object({ data: facultyProfile }),
    errors: ['not_allowed'],
    access: { [roles.faculty]: 'own' },
  }),
  /** [EN-39, CC-10] */
  'student-by-id': defineCall('student-by-id', {
    ...faculty,
    ...own,
    input: ownProfileInput,
    output: v.object({ data: studentProfile }),
    errors: ['not_allowed'],
    access: { [roles.student]: 'own' },
  }),
  /** Ours [C9-05]: the "user detail" whose path is not shown. */
  'admin-profile-by-id': defineCall('admin-profile-by-id', {
    ...school,
    ...own,
    ours: true,
    input: ownProfileInput,
    output: v.object({ data: adminProfile }),
    errors: [],
    access: office,
  }),
  /** [C2-01, ER-21] */
  'edit-faculty': defineCall('edit-faculty', {
    ...faculty,
    ...own,
    encodedAnswer: ['data'],
    input: saveStaffProfileInput,
    output: saveProfileOutput,
    errors: saveErrors,
    access: { [roles.faculty]: 'own' },
    rate: 'write',
    transaction: 'parts',
  }),
  /** [C9-05, CC-08] Its `data` answers as base64 JSON. */
  'update-admin-profile': defineCall('update-admin-profile', {
    ...school,
    ...own,
    areas: ['School and school admin', 'Auth and session'],
    response: 'base64',
    input: saveStaffProfileInput,
    output: saveProfileOutput,
    errors: saveErrors,
    access: office,
    rate: 'write',
    transaction: 'parts',
  }),
  /** Ours [CA-04, C2-10]: "edit student profile", whose path is not shown. */
  'update-student-profile': defineCall('update-student-profile', {
    ...faculty,
    ...own,
    ours: true,
    input: saveStudentProfileInput,
    output: saveProfileOutput,
    errors: saveErrors,
    access: { [roles.student]: 'own' },
    rate: 'write',
    transaction: 'parts',
  }),
  /** [C2-02, ER-23] */
  'remove-faculty-image': defineCall('remove-faculty-image', {
    ...faculty,
    ...own,
    input: removeImageInput,
    output: removeImageOutput,
    errors: removeErrors,
    access: { [roles.faculty]: 'own' },
    rate: 'write',
    transaction: 'parts',
  }),
  /** Ours: the same for everybody else. */
  'remove-profile-image': defineCall('remove-profile-image', {
    ...school,
    ...own,
    ours: true,
    input: removeImageInput,
    output: removeImageOutput,
    errors: removeErrors,
    access: { ...office, [roles.student]: 'own' },
    rate: 'write',
    transaction: 'parts',
  }),
  /** [CC-06, ER-20] Ends every session of the person, this one too. */
  'change-Password': defineCall('change-Password', {
    ...auth,
    input: changePasswordInput,
    output: changePasswordOutput,
    errors: ['demo_school', 'not_allowed', 'bad_fields', 'current_incorrect', 'too_many_attempts'],
    access: { ...office, [roles.student]: 'own', [roles.faculty]: 'own' },
    rate: 'write',
    transaction: 'parts',
  }),
  /** [C2-02, ER-22] A school admin, for a teacher of the school. */
  'reset-faculty-password': defineCall('reset-faculty-password', {
    ...faculty,
    claims: { user: 'admin_id' },
    input: resetFacultyInput,
    output: resetOutput,
    errors: resetErrors,
    access: { [roles.schoolAdmin]: 'school' },
    rate: 'write',
    transaction: 'parts',
  }),
  /** Ours [QU-06]: a teacher or a student of the school gets a one-time code for a password. */
  'reset-person-password': defineCall('reset-person-password', {
    ...school,
    ours: true,
    input: resetPersonInput,
    output: resetOutput,
    errors: resetErrors,
    access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
    rate: 'write',
    transaction: 'parts',
  }),
  /** [C9-01, RP-09…RP-12] */
  'get-profile-setting-data': defineCall('get-profile-setting-data', {
    ...school,
    claims: { school: 'school_id' },
    input: settingsInput,
    output: settingsOutput,
    errors: [],
    access: { [roles.schoolAdmin]: 'school' },
  }),
  'save-user-profile-setting': defineCall('save-user-profile-setting', {
    ...school,
    claims: { school: 'school_id' },
    input: saveSettingsInput,
    output: settingsOutput,
    errors: ['demo_school'],
    access: { [roles.schoolAdmin]: 'school' },
    rate: 'write',
  }),
};
