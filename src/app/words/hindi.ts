import { authRefusals } from '#src/features/auth/refusals.hi.ts';
import { authHindi } from '#src/features/auth/texts.hi.ts';
import { calendarRefusals } from '#src/features/calendar/refusals.hi.ts';
import { calendarHindi } from '#src/features/calendar/texts.hi.ts';
import { classesRefusals } from '#src/features/classes/refusals.hi.ts';
import { classesHindi } from '#src/features/classes/texts.hi.ts';
import { dashboardsHindi } from '#src/features/dashboards/texts.hi.ts';
import { diagnosticsHindi } from '#src/features/diagnostics/texts.hi.ts';
import { helpdeskRefusals } from '#src/features/helpdesk/refusals.hi.ts';
import { helpdeskHindi } from '#src/features/helpdesk/texts.hi.ts';
import { noticesRefusals } from '#src/features/notices/refusals.hi.ts';
import { noticesHindi } from '#src/features/notices/texts.hi.ts';
import { notificationsRefusals } from '#src/features/notifications/refusals.hi.ts';
import { notificationsHindi } from '#src/features/notifications/texts.hi.ts';
import { officeRefusals } from '#src/features/office/refusals.hi.ts';
import { officeHindi } from '#src/features/office/texts.hi.ts';
import { peopleRefusals } from '#src/features/people/refusals.hi.ts';
import { peopleHindi } from '#src/features/people/texts.hi.ts';
import { profileRefusals } from '#src/features/profile/refusals.hi.ts';
import { profileHindi } from '#src/features/profile/texts.hi.ts';
import { schoolsRefusals } from '#src/features/schools/refusals.hi.ts';
import { schoolsHindi } from '#src/features/schools/texts.hi.ts';
import { searchHindi } from '#src/features/search/texts.hi.ts';
import { shellHindi } from '#src/features/shell/texts.hi.ts';
import { teachingHindi } from '#src/features/teaching/texts.hi.ts';
import { commonRefusals } from '#src/lib/words/common-refusals.hi.ts';
import { libHindi } from '#src/lib/words/texts.hi.ts';
import type { Translations } from './translations.ts';

export const hindi: Translations = {
  ...authHindi,
  ...calendarHindi,
  ...classesHindi,
  ...diagnosticsHindi,
  ...helpdeskHindi,
  ...libHindi,
  ...noticesHindi,
  ...notificationsHindi,
  ...officeHindi,
  ...peopleHindi,
  ...profileHindi,
  ...searchHindi,
  ...shellHindi,
  ...dashboardsHindi,
  ...schoolsHindi,
  ...teachingHindi,
  commonRefusals,
  refusals: {
    ...authRefusals,
    ...calendarRefusals,
    ...classesRefusals,
    ...helpdeskRefusals,
    ...noticesRefusals,
    ...notificationsRefusals,
    ...officeRefusals,
    ...peopleRefusals,
    ...profileRefusals,
    ...schoolsRefusals,
  },
};
