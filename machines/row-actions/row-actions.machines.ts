import { rowActionsMachine } from './row-actions.machine.ts';

/** The room's machines by the id of their charts. */
export const rowActionsMachines = { rowActions: rowActionsMachine };
