import { watchProgressMachine } from './watch-progress/watch-progress.machine.ts';

/** The room's machines by the id of their charts. */
export const trainingMachines = { watchProgress: watchProgressMachine };
