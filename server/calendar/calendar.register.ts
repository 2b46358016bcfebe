import type { Room } from '#server/core/room.ts';
import { registerCalendarRoutes } from './calendar-routes.ts';
import { calendarFeeds } from './schema.ts';

export const calendarRoom: Room = {
  personal: [{ part: 'calendar address', table: calendarFeeds, secret: ['secret_hash'] }],
  routes: registerCalendarRoutes,
};
