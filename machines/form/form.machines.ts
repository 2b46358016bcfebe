import { formMachine } from './form.machine.ts';

/** The room's machines by the id of their charts. */
export const formMachines = { form: formMachine };
