import type { accountMessages as signInAccounts } from './accounts/messages.en.ts';
import type { messages as forcedLogout } from './forced-logout/messages.en.ts';
import type { menuNames as authMenu } from './menu-names.en.ts';
import type { messages as session } from './messages.en.ts';
import type { messages as signInHelp } from './sign-in-help/messages.en.ts';
import type { watchMessages as sessionWatch } from './watch/messages.en.ts';
import type { waysMessages as signInWays } from './ways-messages.en.ts';

/** A missing area or text does not compile. */
export interface AuthTexts {
  readonly forcedLogout: typeof forcedLogout;
  readonly session: typeof session;
  readonly signInAccounts: typeof signInAccounts;
  readonly signInHelp: typeof signInHelp;
  readonly sessionWatch: typeof sessionWatch;
  readonly signInWays: typeof signInWays;
  readonly authMenu: typeof authMenu;
}
