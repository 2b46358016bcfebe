import { authRoom } from './auth/auth.register.ts';
import { calendarRoom } from './calendar/calendar.register.ts';
import { classesRoom } from './classes/classes.register.ts';
import type { Offers } from './core/context.ts';
import type { Room } from './core/room.ts';
import { dashboardsRoom } from './dashboards/dashboards.register.ts';
import { helpdeskRoom } from './helpdesk/helpdesk.register.ts';
import { noticesRoom } from './notices/notices.register.ts';
import { notificationsRoom } from './notifications/notifications.register.ts';
import { officeRoom } from './office/office.register.ts';
import { peopleRoom } from './people/people.register.ts';
import { profileRoom } from './profile/profile.register.ts';
import { schoolsRoom } from './schools/schools.register.ts';
import { searchRoom } from './search/search.register.ts';
import { teachingRoom } from './teaching/teaching.register.ts';
import { trackingRoom } from './tracking/tracking.register.ts';

/** Every room that offers more than calls. */
export const rooms: readonly Room[] = [
  authRoom,
  calendarRoom,
  classesRoom,
  dashboardsRoom,
  helpdeskRoom,
  noticesRoom,
  notificationsRoom,
  officeRoom,
  peopleRoom,
  profileRoom,
  schoolsRoom,
  searchRoom,
  teachingRoom,
  trackingRoom,
];

export const offers: Offers = {
  menu: rooms.flatMap(({ menu = [] }) => menu),
  search: rooms.flatMap(({ search = [] }) => search),
};
