import { forcedLogoutSessions, forcedLogouts } from '#server/auth/schema/forced-logout.ts';
import { sessions } from '#server/auth/schema/session.ts';
import { oneTimeSecrets } from '#server/auth/schema/sign-in.ts';
import { calendarFeeds } from '#server/calendar/schema.ts';
import { formSessions } from '#server/core/schema.ts';
import { migrationLines } from '#server/migration/schema.ts';
import { noticeReceipts } from '#server/notices/schema/delivery.ts';
import { noticeDrafts } from '#server/notices/schema/draft.ts';
import { mailLedger } from '#server/notices/schema/notice.ts';
import { notifications, notificationWishes } from '#server/notifications/schema.ts';
import { profiles } from '#server/profile/schema.ts';
import { importRows } from '#server/roster/schema.ts';
import { memberships } from '#server/schools/schema.ts';
import { screenShares } from '#server/screen-share/schema.ts';
import { loginDays, pageTimes } from '#server/tracking/schema.ts';
import { enrolments, externalIds, peopleChanges, personPairs } from './schema.ts';

/**
 * What hangs on a person by `school_id` and `person_id`: what is erased with them and, but for what would let somebody
 * in, handed out about them [QU-70]. Their places come first, since those write their history.
 */
export const tablesOfPerson = [
  { part: 'places', table: memberships, secret: [] },
  { part: 'place history', table: enrolments, secret: [] },
  { part: 'moves between years', table: migrationLines, secret: [] },
  { part: 'rows of imports', table: importRows, secret: [] },
  { part: 'numbers elsewhere', table: externalIds, secret: [] },
  { part: 'changes of the record', table: peopleChanges, secret: [] },
  { part: 'is not', table: personPairs, secret: [] },
  { part: 'profile', table: profiles, secret: ['picture_key', 'small_picture_key'] },
  { part: 'sessions', table: sessions, secret: ['cookie_hash'] },
  { part: 'signed out by others', table: forcedLogouts, secret: ['key'] },
  { part: 'sessions ended by others', table: forcedLogoutSessions, secret: [] },
  { part: 'sign-in codes', table: oneTimeSecrets, secret: ['secret_hash'] },
  { part: 'forms begun', table: formSessions, secret: ['token', 'answer'] },
  { part: 'calendar address', table: calendarFeeds, secret: ['secret_hash'] },
  { part: 'screens shared', table: screenShares, secret: [] },
  { part: 'days signed in', table: loginDays, secret: [] },
  { part: 'time on pages', table: pageTimes, secret: [] },
  { part: 'drafts', table: noticeDrafts, secret: [] },
  { part: 'notices opened', table: noticeReceipts, secret: [] },
  { part: 'mails about notices', table: mailLedger, secret: [] },
  { part: 'notifications', table: notifications, secret: [] },
  { part: 'wishes about notifications', table: notificationWishes, secret: [] },
] as const;
