import { profileMachine } from './profile/profile.machine.ts';

/** The room's machines by the id of their charts. */
export const profileMachines = { profile: profileMachine };
