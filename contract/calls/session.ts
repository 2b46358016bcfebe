import * as v from 'valibot';
import { type CallShape, defineCall } from '../define-call.ts';
import { sessionAnswer } from '../session/session.wire.ts';

const session = { method: 'POST', areas: ['Auth and session'] } as const satisfies CallShape;

const deviceDetails = v.object({
  deviceId: v.pipe(v.string(), v.maxLength(64)),
  browser: v.pipe(v.string(), v.maxLength(200)),
  os: v.pipe(v.string(), v.maxLength(100)),
  tz: v.pipe(v.string(), v.maxLength(64)),
});

/** [CC-01] The answer carries a bearer token for memory and sets an HttpOnly cookie that lets a new tab resume. */
export const sessionCalls = {
  login: defineCall('login', {
    ...session,
    prefix: false,
    encodedAnswer: ['UserAccessData'],
    input: v.object({
      email: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(2, 'Minimum of 2 characters'),
        v.maxLength(24, 'Maximum of 24 characters'),
      ),
      password: v.pipe(v.string(), v.minLength(3), v.maxLength(24), v.regex(/^\S+$/)),
      otp: v.optional(v.literal(''), ''),
      login_type: v.optional(v.literal('password'), 'password'),
      type_otp: v.optional(v.string(), ''),
      deviceDetails,
      isDemo: v.optional(v.picklist([0, 1]), 0),
    }),
    output: sessionAnswer,
    errors: ['invalid_credentials', 'inactive_account', 'too_many_attempts'],
    access: 'public',
    rate: 'login',
  }),
  /** Ours: a new tab, or a reload, gets a token for the session its cookie names. */
  'resume-session': defineCall('resume-session', {
    ...session,
    ours: true,
    encodedAnswer: ['UserAccessData'],
    input: v.object({}),
    output: sessionAnswer,
    errors: [],
    access: 'public',
  }),
  /** [CC-05, LO-08] Ends the session: its token, its cookie and its sockets. */
  updateLogout: defineCall('updateLogout', {
    ...session,
    input: v.object({
      pages: v.optional(
        v.pipe(
          v.array(v.object({ pageUrl: v.string(), timeSpent: v.number(), expireTime: v.number() })),
          v.maxLength(500),
        ),
        [],
      ),
    }),
    output: v.object({ status: v.literal('true') }),
    errors: [],
    access: { 1: 'own', 2: 'own', 3: 'own', 4: 'own', 5: 'own', 6: 'own' },
    rate: 'write',
  }),
  /** Ours [QU-10]: a single-use token for one opening of a form; also the save's idempotency key. */
  'get-form-session': defineCall('get-form-session', {
    ...session,
    ours: true,
    loader: false,
    input: v.object({ form: v.picklist(['notice']) }),
    output: v.object({ formSession: v.string() }),
    errors: [],
    access: { 2: 'own', 4: 'own' },
  }),
};
