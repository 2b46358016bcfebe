import type { trackingCalls } from '#contract/tracking/tracking.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import { setUserActivityTrack } from './calls/set-user-activity-track.ts';
import { usersLogs } from './calls/users-logs.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const trackingHandlers: Handlers<typeof trackingCalls> = {
  'set-user-activity-track': setUserActivityTrack,
  'users-logs': usersLogs,
};
