import { changePasswordMachine } from './change-password/change-password.machine.ts';
import { profileMachine } from './profile/profile.machine.ts';

/** The room's machines by the id of their charts. */
export const profileMachines = { changePassword: changePasswordMachine, profile: profileMachine };
