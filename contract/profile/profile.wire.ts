import * as v from 'valibot';
import { loginNameLength } from '#contract/core/login-name.ts';
import { personStatuses } from '#contract/core/person-status.ts';
import { isSettingKey, type SettingKey, settingTable } from '#contract/core/school-settings.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';

const text = rawText(400);
/** Long enough for typing mistakes, so that the rules can report them. */
const field = trimmedText(200);
const secret = rawText(100);

export const ownProfileInput = v.object({ id });

const place = v.object({
  grade_id: v.number(),
  grade_name: v.string(),
  division_id: v.number(),
  division_name: v.string(),
});

const shared = {
  id: v.number(),
  /** Ours: the number of the save, sent back with the next one. */
  version: v.number(),
  user_id: v.string(),
  mobile: v.string(),
  alternate_contact: v.string(),
  email_id: v.string(),
  gender: v.string(),
};

/** [EN-36, EN-37] Without `slag`: no answer carries a password [QU-05]. */
export const facultyProfile = v.object({
  ...shared,
  firstName: v.string(),
  lastName: v.string(),
  school_id: v.number(),
  school_name: v.string(),
  profile_pic: v.string(),
  user_name: v.string(),
  school_admin_name: v.string(),
  grade: v.string(),
  divisions: v.array(place),
  batches: v.array(place),
  grade_division: v.string(),
  club_batch: v.string(),
  admission_no: v.string(),
  strength: v.string(),
  tools: v.string(),
  access_id: v.string(),
  access_type: v.string(),
  is_active: v.picklist([0, 1]),
  /** Ours: includes `left` and `deleted`. */
  status: v.picklist(personStatuses),
});
export type FacultyProfile = v.InferOutput<typeof facultyProfile>;

/** [EN-38] */
export const adminProfile = v.object({
  ...shared,
  firstName: v.string(),
  lastName: v.string(),
  school_id: v.number(),
  school_name: v.string(),
  profile_pic: v.string(),
});
export type AdminProfile = v.InferOutput<typeof adminProfile>;

/** [EN-39] `age` is the day of birth. */
export const studentProfile = v.object({
  ...shared,
  first_name: v.string(),
  last_name: v.string(),
  age: v.string(),
  className: v.string(),
  sectionName: v.string(),
  club: v.string(),
  batch: v.string(),
  schoolName: v.string(),
  student_pic: v.string(),
  admission_no: v.string(),
  division_id: v.nullable(v.number()),
  batches: v.array(v.number()),
  status: v.picklist(personStatuses),
});
export type StudentProfile = v.InferOutput<typeof studentProfile>;

/** A 400 × 400 picture is at most about 300 kB; base64 adds a third. */
const pictureCharacters = 700_000;

/** A field left out stays as it is. */
const change = {
  id,
  version: count,
  mobile: v.exactOptional(field),
  alternate_contact: v.exactOptional(field),
  /** The cropped picture as base64, JPEG or PNG [VP-28, VP-30]. */
  profile_pic: v.exactOptional(v.pipe(rawText(pictureCharacters), v.regex(/^[A-Za-z0-9+/]+={0,2}$/))),
  /** All three or none [EN-36, EN-40]. */
  password: v.exactOptional(secret),
  confirmPassword: v.exactOptional(secret),
  current_password: v.exactOptional(secret),
};

/** [EN-40] */
export const saveStudentProfileInput = v.strictObject(change);
/** [EN-36, EN-38] */
export const saveStaffProfileInput = v.strictObject({
  ...change,
  firstName: v.exactOptional(field),
  lastName: v.exactOptional(field),
  email_id: v.exactOptional(field),
  gender: v.exactOptional(field),
});
export type SaveProfileInput = v.InferOutput<typeof saveStaffProfileInput>;

/** [C9-05, ER-21] */
export const saveProfileOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    status: v.literal('true'),
    information: v.string(),
    profile_pic: v.string(),
    firstName: v.string(),
    lastName: v.string(),
    version: v.number(),
  }),
});

/** [ER-23] */
export const removeImageInput = v.object({ id });
export const removeImageOutput = v.object({
  data: v.literal(1),
  information: v.string(),
  version: v.number(),
});

/** [CC-06] `currentPassword` is ours: the specification compared it in the browser. */
export const changePasswordInput = v.object({
  currentPassword: secret,
  password: secret,
  confirmPassword: secret,
  roleId: count,
});
export const changePasswordOutput = v.object({ status: v.literal('true'), msg: v.string() });

/** [ER-22] */
export const resetFacultyInput = v.object({ faculty_id: id, admin_id: id });
/** Ours: by id or by login name. */
export const resetPersonInput = v.object({
  person_id: v.exactOptional(id),
  user_id: v.exactOptional(
    v.pipe(trimmedText(loginNameLength.longest), v.minLength(loginNameLength.shortest)),
  ),
});
/** `code` is shown only once [QU-06]. */
export const resetOutput = v.object({
  data: v.literal(1),
  information: v.string(),
  code: v.string(),
  name: v.string(),
});

const setting = v.object({
  key: v.pipe(
    text,
    v.check((key) => isSettingKey(key), 'not_listed'),
    v.transform((key) => key as SettingKey),
  ),
  authValue: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
});
export const settingsInput = v.object({ school_id: count });
export const saveSettingsInput = v.object({
  school_id: count,
  settings: v.pipe(v.array(setting), v.minLength(1), v.maxLength(Object.keys(settingTable).length)),
});
export const settingsOutput = v.object({
  data: v.array(v.object({ key: v.string(), authValue: v.number() })),
});
