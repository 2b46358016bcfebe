import { signInAccounts } from './accounts/messages.ur.ts';
import { forcedLogout } from './forced-logout/messages.ur.ts';
import { authMenu } from './menu-names.ur.ts';
import { session } from './messages.ur.ts';
import { signInHelp } from './sign-in-help/messages.ur.ts';
import type { AuthTexts } from './texts.ts';
import { sessionWatch } from './watch/messages.ur.ts';
import { signInWays } from './ways-messages.ur.ts';

export const authUrdu: AuthTexts = {
  forcedLogout,
  session,
  signInAccounts,
  signInHelp,
  sessionWatch,
  signInWays,
  authMenu,
};
