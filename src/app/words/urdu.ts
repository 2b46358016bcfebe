import { authRefusals } from '#src/features/auth/refusals.ur.ts';
import { authUrdu } from '#src/features/auth/texts.ur.ts';
import { calendarRefusals } from '#src/features/calendar/refusals.ur.ts';
import { calendarUrdu } from '#src/features/calendar/texts.ur.ts';
import { classesRefusals } from '#src/features/classes/refusals.ur.ts';
import { classesUrdu } from '#src/features/classes/texts.ur.ts';
import { dashboardsUrdu } from '#src/features/dashboards/texts.ur.ts';
import { diagnosticsUrdu } from '#src/features/diagnostics/texts.ur.ts';
import { helpdeskRefusals } from '#src/features/helpdesk/refusals.ur.ts';
import { helpdeskUrdu } from '#src/features/helpdesk/texts.ur.ts';
import { noticesRefusals } from '#src/features/notices/refusals.ur.ts';
import { noticesUrdu } from '#src/features/notices/texts.ur.ts';
import { notificationsRefusals } from '#src/features/notifications/refusals.ur.ts';
import { notificationsUrdu } from '#src/features/notifications/texts.ur.ts';
import { officeRefusals } from '#src/features/office/refusals.ur.ts';
import { officeUrdu } from '#src/features/office/texts.ur.ts';
import { peopleRefusals } from '#src/features/people/refusals.ur.ts';
import { peopleUrdu } from '#src/features/people/texts.ur.ts';
import { profileRefusals } from '#src/features/profile/refusals.ur.ts';
import { profileUrdu } from '#src/features/profile/texts.ur.ts';
import { schoolsRefusals } from '#src/features/schools/refusals.ur.ts';
import { schoolsUrdu } from '#src/features/schools/texts.ur.ts';
import { searchUrdu } from '#src/features/search/texts.ur.ts';
import { shellUrdu } from '#src/features/shell/texts.ur.ts';
import { teachingUrdu } from '#src/features/teaching/texts.ur.ts';
import { commonRefusals } from '#src/lib/words/common-refusals.ur.ts';
import { libUrdu } from '#src/lib/words/texts.ur.ts';
import type { Translations } from './translations.ts';

export const urdu: Translations = {
  ...authUrdu,
  ...calendarUrdu,
  ...classesUrdu,
  ...diagnosticsUrdu,
  ...helpdeskUrdu,
  ...libUrdu,
  ...noticesUrdu,
  ...notificationsUrdu,
  ...officeUrdu,
  ...peopleUrdu,
  ...profileUrdu,
  ...searchUrdu,
  ...shellUrdu,
  ...dashboardsUrdu,
  ...schoolsUrdu,
  ...teachingUrdu,
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
