import { modules, roles } from '#contract';
import type { authCalls } from '#contract/auth/auth.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { changePasswordAfterLogin } from './calls/change-password-after-login.ts';
import { createStudentLink } from './calls/create-student-link.ts';
import { endMySession } from './calls/end-my-session.ts';
import { extendSession } from './calls/extend-session.ts';
import { findPeopleToSignOut } from './calls/find-people-to-sign-out.ts';
import { forceLogout } from './calls/force-logout.ts';
import { forgotPassword } from './calls/forgot-password.ts';
import { generateSignInCode } from './calls/generate-sign-in-code.ts';
import { getCaptcha } from './calls/get-captcha.ts';
import { getDemoGrant } from './calls/get-demo-grant.ts';
import { getForcedLogout } from './calls/get-forced-logout.ts';
import { getForcedLogouts } from './calls/get-forced-logouts.ts';
import { getFormSession } from './calls/get-form-session.ts';
import { getFroalaKey } from './calls/get-froala-key.ts';
import { getLoggedInUser } from './calls/get-logged-in-user.ts';
import { getMultiuserDevice } from './calls/get-multiuser-device.ts';
import { getPasswordStatus } from './calls/get-psw-status.ts';
import { getRealtimeTicket } from './calls/get-realtime-ticket.ts';
import { getSignedInOverview } from './calls/get-signed-in-overview.ts';
import { login } from './calls/login.ts';
import { resumeSession } from './calls/resume-session.ts';
import { revokeSignInHelp } from './calls/revoke-sign-in-help.ts';
import { sendSignInCode } from './calls/send-sign-in-code.ts';
import { skipPasswordAfterLogin } from './calls/skip-password-after-login.ts';
import { studentAutoLogin } from './calls/student-auto-login.ts';
import { studentLogin } from './calls/student-login.ts';
import { updateLogout } from './calls/update-logout.ts';
import { updatePassword } from './calls/update-password.ts';
import { clearSessions } from './clear.ts';
import { forcedLogoutSessions, forcedLogouts } from './schema/forced-logout.ts';
import { sessions } from './schema/session.ts';
import { oneTimeSecrets } from './schema/sign-in.ts';
import { signInMailJobs } from './sign-in-mail.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const authHandlers: Handlers<typeof authCalls> = {
  'change-password-after-login': changePasswordAfterLogin,
  'create-student-link': createStudentLink,
  'end-my-session': endMySession,
  'extend-session': extendSession,
  'find-people-to-sign-out': findPeopleToSignOut,
  'force-logout': forceLogout,
  forgotPassword,
  'generate-sign-in-code': generateSignInCode,
  'get-captcha': getCaptcha,
  'get-demo-grant': getDemoGrant,
  'get-forced-logout': getForcedLogout,
  'get-forced-logouts': getForcedLogouts,
  'get-form-session': getFormSession,
  'get-froala-key': getFroalaKey,
  'get-logged-in-user': getLoggedInUser,
  'get-multiuser-device': getMultiuserDevice,
  'get-psw-status': getPasswordStatus,
  'get-realtime-ticket': getRealtimeTicket,
  'get-signed-in-overview': getSignedInOverview,
  login,
  'resume-session': resumeSession,
  'revoke-sign-in-help': revokeSignInHelp,
  'send-sign-in-code': sendSignInCode,
  'skip-password-after-login': skipPasswordAfterLogin,
  'student-auto-login': studentAutoLogin,
  studentLogin,
  updateLogout,
  updatePassword,
};

/** What the room offers besides its calls. */
export const authRoom: Room = {
  personal: [
    { part: 'sessions', table: sessions, secret: ['cookie_hash'] },
    { part: 'signed out by others', table: forcedLogouts, secret: ['key'] },
    { part: 'sessions ended by others', table: forcedLogoutSessions },
    { part: 'sign-in codes', table: oneTimeSecrets, secret: ['secret_hash'] },
  ],
  jobs: signInMailJobs,
  clear: clearSessions,
  menu: [
    {
      name: 'Sign people out',
      url: modules.signOut,
      icon: 'sign-out',
      roles: [roles.superAdmin, roles.schoolAdmin],
      order: 90,
    },
  ],
};
