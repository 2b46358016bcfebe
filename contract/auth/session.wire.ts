import * as v from 'valibot';

/** [EN-13] Fields of the user record that the product fills. */
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
  /** [QU-16] 0: the person must choose a password. */
  psw_change_status: v.optional(v.picklist([0, 1]), 1),
  /** '' if there is none. */
  profile_pic: v.optional(v.string(), ''),
  /** [ML-01] '' if there is none. */
  school_logo: v.optional(v.string(), ''),
  /** Ours: the school's IANA zone, which decides its days. */
  time_zone: v.string(),
});

/** More fields of the school. No screen reads them, so the login page does not check them. */
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

/** [EN-19] What the browser keeps of its session. */
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
  /** Ours [LO-02]: an https address of the server's list; '' if there is none. */
  partner_url: v.optional(v.string(), ''),
  /** Ours [RP-16]: roles that the admin of a demo school may switch to. */
  demo_roles: v.optional(v.array(v.picklist([2, 3, 4])), []),
  moduleData: v.array(moduleEntry),
  UserSettingAccess: v.array(v.object({ key: v.string(), authValue: v.number() })),
  modulePermission: v.array(modulePermissionEntry),
});
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>;
