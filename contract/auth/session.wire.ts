import * as v from 'valibot';

/** [EN-13] The fields of the session user record that this product fills today. */
export const userRecord = v.object({
  user_id: v.number(),
  userLoginId: v.string(),
  role_id: v.picklist([1, 2, 3, 4, 5, 6]),
  sub_role_id: v.number(),
  school_id: v.number(),
  school_name: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email_id: v.string(),
  department: v.number(),
  grade: v.number(),
  grade_name: v.string(),
  division_id: v.number(),
  division_name: v.string(),
  is_model1: v.picklist([0, 1, 2, 3, 4, 5]),
  is_demo_school: v.picklist([0, 1]),
  academic_year: v.string(),
  /** [QU-16] 0: a password of their own is to be chosen. */
  psw_change_status: v.optional(v.picklist([0, 1]), 1),
  /** Address of the small picture; '' where there is none. */
  profile_pic: v.optional(v.string(), ''),
  /** [ML-01] Address of the school's logo; '' where there is none. */
  school_logo: v.optional(v.string(), ''),
  /** Ours: IANA zone of the school; days are days there. */
  time_zone: v.string(),
});

/** What the record tells of the school besides. No screen reads it from there, so that the login page does not check it. */
export interface SchoolAccess {
  readonly paid_status: 0 | 1;
  /** [SM-07] Students have the digital book from level 2 on. */
  readonly allow_digital_book: number;
  readonly allow_create_club_project: 0 | 1;
  readonly allow_create_grade_project: 0 | 1;
}

export const moduleEntry = v.object({
  module_name: v.string(),
  module_url: v.string(),
  icon: v.string(),
  show_module_order: v.picklist([0, 1]),
});

/** [QU-19] 0 enables an action. */
export const modulePermissionEntry = v.object({
  id: v.number(),
  view: v.picklist([0, 1]),
  edit: v.picklist([0, 1]),
});

/** [EN-19] What a browser keeps of the session it was given. */
export const sessionAnswer = v.object({
  status: v.literal('true'),
  msg: v.string(),
  api_token: v.string(),
  /** Seconds from now. */
  expiry_time: v.number(),
  UserAccessData: v.pipe(v.array(userRecord), v.minLength(1)),
  cache: v.picklist([0, 1]),
  isDemo: v.picklist([0, 1]),
  is_partner: v.picklist([0, 1]),
  partner_message: v.string(),
  /** Ours [LO-02]: an https address of the server's list; '' when there is none. */
  partner_url: v.optional(v.string(), ''),
  /** Ours [RP-16]: roles the admin of a demo school may switch to. */
  demo_roles: v.optional(v.array(v.picklist([2, 3, 4])), []),
  moduleData: v.array(moduleEntry),
  UserSettingAccess: v.array(v.object({ key: v.string(), authValue: v.number() })),
  modulePermission: v.array(modulePermissionEntry),
});
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>;
