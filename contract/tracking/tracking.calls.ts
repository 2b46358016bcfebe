import { setUserActivityTrackCall } from './calls/set-user-activity-track.call.ts';
import { usersLogsCall } from './calls/users-logs.call.ts';

/** Every call of this room, for the catalogue. */
export const trackingCalls = {
  'set-user-activity-track': setUserActivityTrackCall,
  'users-logs': usersLogsCall,
};
