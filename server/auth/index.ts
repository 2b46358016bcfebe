/** What other rooms may use of this one. */
export { endSessionsOf, peopleConnected } from './devices.ts';
export { endSessionsOfMany, signOutPerson, signOutSchool } from './forced-logout.ts';
export { keepSecret } from './one-time.ts';
export { choosePassword } from './passwords.ts';
export { consumeCode, revokeCodes, secretHolder } from './queries/one-time-secrets.ts';
export { fingerprint, hashPassword, newSecret } from './secrets.ts';
export { sessionCookie } from './session-cookie.ts';
export { forgetActors } from './sessions.ts';
export { consumeToken, issueSignedToken, readSignedToken } from './signed-tokens.ts';
export { validatePasswordChange } from './verify-current-password.ts';
