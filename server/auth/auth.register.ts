import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { registerAccountRoutes } from './accounts/account-routes.ts';
import { clearSessions } from './queries/clear-sessions.ts';
import { accountSessions, linkedAccounts } from './schema/account.ts';
import { forcedLogoutSessions, forcedLogouts } from './schema/forced-logout.ts';
import { sessions } from './schema/session.ts';
import { oneTimeSecrets } from './schema/sign-in.ts';
import { signInMailJobs } from './sign-in-mail.ts';

export const authRoom: Room = {
  personal: [
    { part: 'sessions', table: sessions, secret: ['cookie_hash'] },
    { part: 'signed out by others', table: forcedLogouts, secret: ['key'] },
    { part: 'sessions ended by others', table: forcedLogoutSessions },
    { part: 'connected accounts', table: linkedAccounts, secret: ['issuer', 'subject'] },
    { part: 'sessions by an account', table: accountSessions, secret: ['issuer', 'subject', 'sid'] },
    { part: 'sign-in codes', table: oneTimeSecrets, secret: ['secret_hash'] },
  ],
  jobs: signInMailJobs,
  clear: clearSessions,
  routes: registerAccountRoutes,
  menu: [
    {
      name: 'Sign people out',
      url: modules.signOut,
      icon: 'sign-out',
      roles: [roles.superAdmin, roles.schoolAdmin],
    },
  ],
};
