import { changePasswordAfterLoginCall } from './calls/change-password-after-login.call.ts';
import { createStudentLinkCall } from './calls/create-student-link.call.ts';
import { endMySessionCall } from './calls/end-my-session.call.ts';
import { extendSessionCall } from './calls/extend-session.call.ts';
import { findPeopleToSignOutCall } from './calls/find-people-to-sign-out.call.ts';
import { forceLogoutCall } from './calls/force-logout.call.ts';
import { forgotPasswordCall } from './calls/forgot-password.call.ts';
import { generateSignInCodeCall } from './calls/generate-sign-in-code.call.ts';
import { getCaptchaCall } from './calls/get-captcha.call.ts';
import { getDemoGrantCall } from './calls/get-demo-grant.call.ts';
import { getForcedLogoutCall } from './calls/get-forced-logout.call.ts';
import { getForcedLogoutsCall } from './calls/get-forced-logouts.call.ts';
import { getFormSessionCall } from './calls/get-form-session.call.ts';
import { getFroalaKeyCall } from './calls/get-froala-key.call.ts';
import { getLoggedInUserCall } from './calls/get-logged-in-user.call.ts';
import { getMultiuserDeviceCall } from './calls/get-multiuser-device.call.ts';
import { getPswStatusCall } from './calls/get-psw-status.call.ts';
import { getRealtimeTicketCall } from './calls/get-realtime-ticket.call.ts';
import { getSignedInOverviewCall } from './calls/get-signed-in-overview.call.ts';
import { loginCall } from './calls/login.call.ts';
import { resumeSessionCall } from './calls/resume-session.call.ts';
import { revokeSignInHelpCall } from './calls/revoke-sign-in-help.call.ts';
import { sendSignInCodeCall } from './calls/send-sign-in-code.call.ts';
import { skipPasswordAfterLoginCall } from './calls/skip-password-after-login.call.ts';
import { studentAutoLoginCall } from './calls/student-auto-login.call.ts';
import { studentLoginCall } from './calls/student-login.call.ts';
import { updateLogoutCall } from './calls/update-logout.call.ts';
import { updatePasswordCall } from './calls/update-password.call.ts';
import { notBuiltCalls } from './not-built.calls.ts';

/** Every call of this room, for the catalogue. */
export const authCalls = {
  ...notBuiltCalls,
  'change-password-after-login': changePasswordAfterLoginCall,
  'create-student-link': createStudentLinkCall,
  'end-my-session': endMySessionCall,
  'extend-session': extendSessionCall,
  'find-people-to-sign-out': findPeopleToSignOutCall,
  'force-logout': forceLogoutCall,
  forgotPassword: forgotPasswordCall,
  'generate-sign-in-code': generateSignInCodeCall,
  'get-captcha': getCaptchaCall,
  'get-demo-grant': getDemoGrantCall,
  'get-forced-logout': getForcedLogoutCall,
  'get-forced-logouts': getForcedLogoutsCall,
  'get-form-session': getFormSessionCall,
  'get-froala-key': getFroalaKeyCall,
  'get-logged-in-user': getLoggedInUserCall,
  'get-multiuser-device': getMultiuserDeviceCall,
  'get-psw-status': getPswStatusCall,
  'get-realtime-ticket': getRealtimeTicketCall,
  'get-signed-in-overview': getSignedInOverviewCall,
  login: loginCall,
  'resume-session': resumeSessionCall,
  'revoke-sign-in-help': revokeSignInHelpCall,
  'send-sign-in-code': sendSignInCodeCall,
  'skip-password-after-login': skipPasswordAfterLoginCall,
  'student-auto-login': studentAutoLoginCall,
  studentLogin: studentLoginCall,
  updateLogout: updateLogoutCall,
  updatePassword: updatePasswordCall,
};
