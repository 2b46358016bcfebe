import * as v from 'valibot';
import { deviceDetails, studentLoginInput } from '#contract/auth/login.wire.ts';
import { sessionAnswer } from '#contract/auth/session.wire.ts';
import { type CallShape, declareCall, defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { count, id } from '#contract/core/wire-numbers.ts';

const auth = { method: 'POST', areas: ['Auth and session'] } as const satisfies CallShape;
const encoded = { ...auth, request: 'data' } as const satisfies CallShape;
const ours = { ...auth, ours: true } as const satisfies CallShape;

/** Who may hand a student a way in: their teachers, and the admins of their school. */
const staffOfStudent = { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' } as const;
const typedPassword = v.pipe(v.string(), v.maxLength(100));
const done = v.object({ status: v.literal('true'), msg: v.string() });
const signInErrors = [
  'invalid_credentials',
  'inactive_account',
  'too_many_attempts',
  'multi_device',
] as const;

/** Area "Auth and session" [CC], beside the calls of session.ts. */
export const authCalls = {
  /** [CC-02] */
  studentLogin: defineCall('studentLogin', {
    ...auth,
    encodedAnswer: ['UserAccessData'],
    input: studentLoginInput,
    output: sessionAnswer,
    errors: signInErrors,
    access: 'public',
    rate: 'login',
    transaction: 'parts',
  }),
  /** Ours [QU-13]: mails a one-time code to the address on file. Known and unknown names are answered alike. */
  'send-sign-in-code': defineCall('send-sign-in-code', {
    ...ours,
    input: v.object({ email: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(24)) }),
    output: done,
    errors: [],
    access: 'public',
    rate: 'login',
  }),
  /** Ours [QU-13, type_otp 'student']: a one-time code a teacher reads out to a student. Shown once. */
  'generate-sign-in-code': defineCall('generate-sign-in-code', {
    ...ours,
    input: v.object({ student_id: id }),
    output: v.object({
      status: v.literal('true'),
      data: v.object({
        code: v.string(),
        /** Seconds. */
        expires_in: v.number(),
        username: v.string(),
        first_name: v.string(),
        last_name: v.string(),
      }),
    }),
    errors: ['inactive_account'],
    access: staffOfStudent,
    rate: 'write',
    transaction: 'parts',
  }),
  /** Ours [RT-04, CC-11]: the address of a student's automatic sign-in, good once and for ten minutes. */
  'create-student-link': defineCall('create-student-link', {
    ...ours,
    input: v.object({ student_id: id }),
    output: v.object({
      status: v.literal('true'),
      data: v.object({
        path: v.string(),
        expires_in: v.number(),
        first_name: v.string(),
        last_name: v.string(),
      }),
    }),
    errors: ['inactive_account'],
    access: staffOfStudent,
    rate: 'write',
  }),
  /** Ours: the code and the link made for a student are worth nothing any more. */
  'revoke-sign-in-help': defineCall('revoke-sign-in-help', {
    ...ours,
    input: v.object({ student_id: id }),
    output: v.object({
      status: v.literal('true'),
      /** How many were still good; 0: used, or too old. */
      revoked: v.number(),
    }),
    errors: ['inactive_account'],
    access: staffOfStudent,
    rate: 'write',
  }),
  /** Ours [RT-04, CC-11] */
  'student-auto-login': defineCall('student-auto-login', {
    ...ours,
    encodedAnswer: ['UserAccessData'],
    input: v.object({
      schoolId: count,
      token: v.pipe(v.string(), v.maxLength(200)),
      deviceDetails,
    }),
    output: sessionAnswer,
    errors: ['link_over'],
    access: 'public',
    rate: 'login',
    transaction: 'parts',
  }),
  /** Ours [SM-15, QC-54]: a ticket of 60 s for `login` with `login_type` 'demo', within the caller's demo school. */
  'get-demo-grant': defineCall('get-demo-grant', {
    ...ours,
    input: v.object({ role: v.picklist([2, 3, 4]) }),
    output: v.object({ status: v.literal('true'), grant: v.string(), username: v.string() }),
    errors: ['demo_unavailable'],
    access: { [roles.schoolAdmin]: 'own', [roles.student]: 'own', [roles.faculty]: 'own' },
    rate: 'write',
  }),
  /** Ours [QU-12]: the challenge that `recaptcha` answers: a little work for the browser, or a sum for a person. */
  'get-captcha': defineCall('get-captcha', {
    ...ours,
    loader: false,
    input: v.object({}),
    output: v.object({
      ticket: v.string(),
      /** How many leading zero bits SHA-256 of `ticket:nonce` has. */
      bits: v.number(),
      /** The two numbers to be added. */
      sum: v.tuple([v.number(), v.number()]),
    }),
    errors: [],
    access: 'public',
  }),
  /** [CC-03, CC-04] */
  forgotPassword: defineCall('forgotPassword', {
    ...encoded,
    input: v.object({
      email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()),
      userType: v.picklist([2, 3, 4]),
      /** A random text of the browser: a repeat sends no second mail. */
      formSession: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
      /** `work:<nonce>:<ticket>` or `sum:<result>:<ticket>` for the ticket of get-captcha. */
      recaptcha: v.pipe(v.string(), v.maxLength(400)),
      /** Ours: a field nobody sees; who fills it in is no person. */
      website: v.optional(v.pipe(v.string(), v.maxLength(254)), ''),
    }),
    output: done,
    errors: ['captcha', 'contact_teacher'],
    access: 'public',
    rate: 'login',
  }),
  updatePassword: defineCall('updatePassword', {
    ...encoded,
    input: v.object({
      password: typedPassword,
      confirmPassword: typedPassword,
      code: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    }),
    /** [ER-19] The misspelt answer is the specification's. */
    output: v.object({ status: v.picklist(['true', 'warning', 'invalid passsord']), msg: v.string() }),
    errors: [],
    access: 'public',
    rate: 'login',
    transaction: 'parts',
  }),
  /** [CC-06] */
  'get-psw-status': defineCall('get-psw-status', {
    ...auth,
    input: v.object({}),
    output: v.object({
      status: v.literal('true'),
      /** [QU-16] 0: a password of one's own is to be chosen. */
      psw_change_status: v.picklist([0, 1]),
      /** How often it can still be put off. */
      skips_left: v.number(),
      /** [QC-23] Fewest characters of a new password. */
      minimum: v.number(),
    }),
    errors: [],
    access: everybodysOwn,
  }),
  'change-password-after-login': defineCall('change-password-after-login', {
    ...auth,
    input: v.object({
      password: typedPassword,
      confirmPassword: typedPassword,
      currentPassword: typedPassword,
    }),
    output: done,
    errors: ['weak_password', 'wrong_password', 'passwords_differ', 'demo_school', 'too_many_attempts'],
    access: everybodysOwn,
    rate: 'write',
    transaction: 'parts',
  }),
  'skip-password-after-login': defineCall('skip-password-after-login', {
    ...auth,
    input: v.object({ skip: v.literal(1) }),
    output: v.object({ status: v.literal('true'), skips_left: v.number() }),
    errors: ['no_skip_left'],
    access: everybodysOwn,
    rate: 'write',
  }),
  /** [CC-07] */
  /** [QU-41] The editor is our own: the key is empty. */
  'get-froala-key': defineCall('get-froala-key', {
    ...auth,
    input: v.object({}),
    output: v.object({ status: v.literal('true'), key: v.literal('') }),
    errors: [],
    access: everybodysOwn,
  }),
  'get-lms-options': declareCall('get-lms-options', auth),
  /** The caller's own live sessions, the newest first [QU-14]. */
  'get-multiuser-device': defineCall('get-multiuser-device', {
    ...auth,
    input: v.object({}),
    output: v.object({
      status: v.literal('true'),
      data: v.array(
        v.object({
          session: v.string(),
          browser: v.string(),
          os: v.string(),
          /** ISO instants. */
          since: v.string(),
          expires: v.string(),
          is_this: v.boolean(),
        }),
      ),
    }),
    errors: [],
    access: everybodysOwn,
  }),
  /** Ours: ends one of the caller's own sessions, this one included. */
  'end-my-session': defineCall('end-my-session', {
    ...ours,
    input: v.object({ session: v.pipe(v.string(), v.uuid()) }),
    output: v.object({ status: v.literal('true') }),
    errors: [],
    access: everybodysOwn,
    rate: 'write',
  }),
  /** How many people of the school are signed in now; of all schools for the central office. */
  'get-logged-in-user': defineCall('get-logged-in-user', {
    ...auth,
    input: v.object({}),
    output: v.object({ status: v.literal('true'), count: v.number() }),
    errors: [],
    access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
    module: 'any',
  }),
  'del-std-redis-key': declareCall('del-std-redis-key', auth),
  /** [CC-14, CC-15] */
  'start-video-screen': declareCall('start-video-screen', auth),
  setScreenShareRoom: declareCall('setScreenShareRoom', auth),
};
