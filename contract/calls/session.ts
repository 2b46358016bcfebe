import * as v from 'valibot';
import { loginInput } from '#contract/auth/login.wire.ts';
import { sessionAnswer } from '#contract/auth/session.wire.ts';
import { type CallShape, defineCall, everybodysOwn } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { trackedPages } from '#contract/tracking/tracking.wire.ts';

const session = { method: 'POST', areas: ['Auth and session'] } as const satisfies CallShape;

/** [CC-01] The answer carries a bearer token for memory and sets an HttpOnly cookie that lets a new tab resume. */
export const sessionCalls = {
  login: defineCall('login', {
    ...session,
    prefix: false,
    encodedAnswer: ['UserAccessData'],
    input: loginInput,
    output: sessionAnswer,
    errors: ['invalid_credentials', 'inactive_account', 'too_many_attempts', 'multi_device'],
    access: 'public',
    rate: 'login',
    transaction: 'parts',
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
  /** Ours: the person goes on working, and the session ends later; `expiry_time` is in seconds from now. */
  'extend-session': defineCall('extend-session', {
    ...session,
    ours: true,
    loader: false,
    input: v.object({}),
    output: v.object({ expiry_time: v.number() }),
    errors: ['session_too_old'],
    access: everybodysOwn,
    rate: 'write',
  }),
  /** [CC-05, LO-08] Ends the session: its token, its cookie and its sockets. */
  updateLogout: defineCall('updateLogout', {
    ...session,
    input: v.object({
      pages: v.optional(trackedPages, []),
    }),
    output: v.object({ status: v.literal('true') }),
    errors: [],
    forLeavers: true,
    access: everybodysOwn,
    rate: 'write',
  }),
  /** Ours [QU-10]: a single-use token for one opening of a form; also the save's idempotency key. */
  'get-form-session': defineCall('get-form-session', {
    ...session,
    ours: true,
    loader: false,
    input: v.object({ form: v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z]+(-[a-z]+)*$/)) }),
    output: v.object({ formSession: v.string() }),
    errors: [],
    access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
  }),
};
