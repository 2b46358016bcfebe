import { signInAccounts } from './accounts/messages.hi.ts';
import { forcedLogout } from './forced-logout/messages.hi.ts';
import { authMenu } from './menu-names.hi.ts';
import { session } from './messages.hi.ts';
import { signInHelp } from './sign-in-help/messages.hi.ts';
import type { AuthTexts } from './texts.ts';
import { sessionWatch } from './watch/messages.hi.ts';
import { signInWays } from './ways-messages.hi.ts';

export const authHindi: AuthTexts = {
  forcedLogout,
  session,
  signInAccounts,
  signInHelp,
  sessionWatch,
  signInWays,
  authMenu,
};
