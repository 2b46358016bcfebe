import { loginCall } from '#contract/auth/calls/login.call.ts';
import type {
  Credentials,
  DemoCommand,
  LiveSession,
  StudentLink,
} from '#machines/auth/session/session.types.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { deviceDetails } from '#src/lib/device.ts';
import { paySignOut, takeUp } from './session-actors.ts';

/** Few sign in otherwise than by name: those calls come when they are needed. */
const loadCalls = async () => ({
  ...(await import('#contract/auth/calls/student-auto-login.call.ts')),
  ...(await import('#contract/auth/calls/get-demo-grant.call.ts')),
});

/** By password or one-time code [LG-06]; code `multi_device`: other devices are signed in [LG-07]. */
export const signIn = callActor<LiveSession, Credentials>(async (input, signal) => {
  const { loginName, password, otp, endOthers } = input;
  await paySignOut();
  const answer = await call(
    loginCall,
    {
      email: loginName,
      password,
      otp,
      login_type: otp === '' ? 'password' : 'otp',
      endOthers: endOthers ? 1 : 0,
      deviceDetails: deviceDetails(),
    },
    { signal },
  );
  return takeUp(answer);
});

/** [RT-04, CC-11] */
export const signInByLink = callActor<LiveSession, StudentLink>(async (input, signal) => {
  const calls = await loadCalls();
  const given = { ...input, deviceDetails: deviceDetails() };
  return takeUp(await call(calls.studentAutoLoginCall, given, { signal }));
});

/** [SM-11…16, QC-54] A ticket from the present session opens the next one. */
export const signInDemo = callActor<LiveSession, DemoCommand>(async (input, signal) => {
  const calls = await loadCalls();
  const role = ([2, 3, 4] as const).find((each) => each === input.role);
  if (role === undefined) throw new Error('No such demo person.');
  const { grant, username } = await call(calls.getDemoGrantCall, { role }, { signal });
  const answer = await call(
    loginCall,
    { email: username, password: '', login_type: 'demo', grant, isDemo: 1, deviceDetails: deviceDetails() },
    { signal },
  );
  return takeUp(answer);
});
