import { forcedLogoutMachine } from './forced-logout-screen/forced-logout-screen.machine.ts';
import { forgotPasswordMachine } from './forgot-password/forgot-password.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { signInHelpMachine } from './sign-in-help/sign-in-help.machine.ts';

/** The room's machines by the id of their charts. */
export const authMachines = {
  forcedLogout: forcedLogoutMachine,
  forgotPassword: forgotPasswordMachine,
  session: sessionMachine,
  signInHelp: signInHelpMachine,
};
