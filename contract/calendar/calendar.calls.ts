import { getCalendarFeedCall } from './calls/get-calendar-feed.call.ts';
import { makeCalendarFeedCall } from './calls/make-calendar-feed.call.ts';
import { revokeCalendarFeedCall } from './calls/revoke-calendar-feed.call.ts';

/** Every call of this room, for the catalogue. */
export const calendarCalls = {
  'get-calendar-feed': getCalendarFeedCall,
  'make-calendar-feed': makeCalendarFeedCall,
  'revoke-calendar-feed': revokeCalendarFeedCall,
};
