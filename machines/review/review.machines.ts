import { reviewDeskMachine } from './review-desk/review-desk.machine.ts';

/** The room's machines by the id of their charts. */
export const reviewMachines = { reviewDesk: reviewDeskMachine };
