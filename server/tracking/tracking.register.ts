import type { Room } from '#server/core/room.ts';
import { clearLoginDays } from './clear.ts';
import { pageTimeJobs } from './page-times.ts';
import { loginDays, pageTimes } from './schema.ts';

export const trackingRoom: Room = {
  personal: [
    { part: 'days signed in', table: loginDays, isMerged: true },
    { part: 'time on pages', table: pageTimes, isMerged: true },
  ],
  jobs: pageTimeJobs,
  clear: clearLoginDays,
};
