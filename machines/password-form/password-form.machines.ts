import { passwordFormMachine } from './password-form.machine.ts';

/** The room's machines by the id of their charts. */
export const passwordFormMachines = { passwordForm: passwordFormMachine };
