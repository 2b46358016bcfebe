import type { trackingCalls } from '#contract/tracking/tracking.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { setUserActivityTrack } from './calls/set-user-activity-track.ts';
import { usersLogs } from './calls/users-logs.ts';
import { clearLoginDays } from './clear.ts';
import { forgetPageTimes } from './page-times.ts';
import { loginDays, pageTimes } from './schema.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const trackingHandlers: Handlers<typeof trackingCalls> = {
  'set-user-activity-track': setUserActivityTrack,
  'users-logs': usersLogs,
};

/** What the room offers besides its calls. */
export const trackingRoom: Room = {
  personal: [
    { part: 'days signed in', table: loginDays, isMerged: true },
    { part: 'time on pages', table: pageTimes, isMerged: true },
  ],
  jobs: { 'forget-page-times': forgetPageTimes },
  clear: clearLoginDays,
};
