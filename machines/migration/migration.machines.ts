import { migrationMachine } from './migration/migration.machine.ts';

/** The room's machines by the id of their charts. */
export const migrationMachines = { migration: migrationMachine };
