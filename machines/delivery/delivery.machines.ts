import { noticeReachMachine } from './notice-reach/notice-reach.machine.ts';

/** The room's machines by the id of their charts. */
export const deliveryMachines = { noticeReach: noticeReachMachine };
