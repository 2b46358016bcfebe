import { searchMachine } from './search/search.machine.ts';

/** The room's machines by the id of their charts. */
export const searchMachines = { search: searchMachine };
