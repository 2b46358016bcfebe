import { rosterImportMachine } from './roster-import/roster-import.machine.ts';

/** The room's machines by the id of their charts. */
export const rosterMachines = { rosterImport: rosterImportMachine };
