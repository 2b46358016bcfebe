/** What other rooms may use of this one. */
export { endSessionsOf } from './devices.ts';
export { signOutPerson, signOutSchool } from './forced-logout.ts';
export { voidSecrets } from './one-time.ts';
export { judgePassword } from './own-password.ts';
export { choosePassword } from './passwords.ts';
export { fingerprint, hashPassword, newSecret } from './secrets.ts';
export { sessionCookie } from './session-cookie.ts';
export { actorOfCookie, forgetActors } from './sessions.ts';
