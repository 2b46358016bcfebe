import type { calendarCalls } from '#contract/calendar/calendar.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { registerCalendarRoutes } from './calendar-routes.ts';
import { getCalendarFeed } from './calls/get-calendar-feed.ts';
import { makeCalendarFeed } from './calls/make-calendar-feed.ts';
import { revokeCalendarFeed } from './calls/revoke-calendar-feed.ts';
import { calendarFeeds } from './schema.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const calendarHandlers: Handlers<typeof calendarCalls> = {
  'get-calendar-feed': getCalendarFeed,
  'make-calendar-feed': makeCalendarFeed,
  'revoke-calendar-feed': revokeCalendarFeed,
};

/** What the room offers besides its calls. */
export const calendarRoom: Room = {
  personal: [{ part: 'calendar address', table: calendarFeeds, secret: ['secret_hash'] }],
  routes: registerCalendarRoutes,
};
