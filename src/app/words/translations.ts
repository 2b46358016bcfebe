import type { calls as everyCall } from '#contract/catalogue.ts';
import type { commonTexts } from '#contract/core/refusals.ts';
import type { AuthTexts } from '#src/features/auth/texts.ts';
import type { CalendarTexts } from '#src/features/calendar/texts.ts';
import type { ClassesTexts } from '#src/features/classes/texts.ts';
import type { DashboardsTexts } from '#src/features/dashboards/texts.ts';
import type { DiagnosticsTexts } from '#src/features/diagnostics/texts.ts';
import type { HelpdeskTexts } from '#src/features/helpdesk/texts.ts';
import type { NoticesTexts } from '#src/features/notices/texts.ts';
import type { NotificationsTexts } from '#src/features/notifications/texts.ts';
import type { OfficeTexts } from '#src/features/office/texts.ts';
import type { PeopleTexts } from '#src/features/people/texts.ts';
import type { ProfileTexts } from '#src/features/profile/texts.ts';
import type { SchoolsTexts } from '#src/features/schools/texts.ts';
import type { SearchTexts } from '#src/features/search/texts.ts';
import type { ShellTexts } from '#src/features/shell/texts.ts';
import type { TeachingTexts } from '#src/features/teaching/texts.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';
import type { LibTexts } from '#src/lib/words/texts.ts';

/** Every room's texts in one other language. */
export type Translations = AuthTexts &
  CalendarTexts &
  ClassesTexts &
  DiagnosticsTexts &
  HelpdeskTexts &
  LibTexts &
  NoticesTexts &
  NotificationsTexts &
  OfficeTexts &
  PeopleTexts &
  ProfileTexts &
  SearchTexts &
  ShellTexts &
  DashboardsTexts &
  SchoolsTexts &
  TeachingTexts & {
    /** English ones stand in the contract, and come from the server. */
    readonly commonRefusals: Messages<typeof commonTexts>;
    readonly refusals: RefusalsIn<typeof everyCall>;
  };
