import type { BuiltCallName } from '#contract';
import { authHandlers } from './auth/auth.register.ts';
import { calendarHandlers } from './calendar/calendar.register.ts';
import { classesHandlers } from './classes/classes.register.ts';
import type { Handler } from './core/pipeline.ts';
import { dashboardsHandlers } from './dashboards/dashboards.register.ts';
import { helpdeskHandlers } from './helpdesk/helpdesk.register.ts';
import { noticesHandlers } from './notices/notices.register.ts';
import { notificationsHandlers } from './notifications/notifications.register.ts';
import { officeHandlers } from './office/office.register.ts';
import { peopleHandlers } from './people/people.register.ts';
import { profileHandlers } from './profile/profile.register.ts';
import { schoolsHandlers } from './schools/schools.register.ts';
import { searchHandlers } from './search/search.register.ts';
import { trackingHandlers } from './tracking/tracking.register.ts';

/** One handler for each built call: a call without one does not compile, nor one without a call. */
export const handlers: { readonly [Name in BuiltCallName]: Handler<Name> } = {
  ...authHandlers,
  ...calendarHandlers,
  ...classesHandlers,
  ...dashboardsHandlers,
  ...helpdeskHandlers,
  ...noticesHandlers,
  ...notificationsHandlers,
  ...officeHandlers,
  ...peopleHandlers,
  ...profileHandlers,
  ...schoolsHandlers,
  ...searchHandlers,
  ...trackingHandlers,
};
