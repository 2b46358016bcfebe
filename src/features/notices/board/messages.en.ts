import type { NoticeList } from '#contract/notices/notice.model.ts';
import { plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const messages = defineMessages('board', {
  title: 'Task Genie',
  tabs: 'Notices by status',
  tab: { due: 'Due', active: 'Active', inactive: 'Inactive' } satisfies Record<NoticeList, string>,
  /** [DS-11…13] In an empty list. */
  empty: {
    due: 'There is no Task due this week.',
    active: 'There is no new notice on the board',
    inactive: 'There is no inactive notice on the board',
  } satisfies Record<NoticeList, string>,
  add: 'Add notice',
  /** Names the rows above the tabs, for screen readers. */
  highlights: 'Unread and overdue notices',
  showMore: 'Show More',
  fullScreen: 'Full screen',
  /** [QU-69] Where viewing is switched off. */
  noView: 'Your school has switched viewing off for you.',
  view: (title: string) => `View “${title}”`,
  edit: (title: string) => `Edit “${title}”`,
  sharedBy: (name: string) => `Shared by ${name}`,
  yours: 'Shared by you',
  centralOffice: 'Central Office',
  picture: (file: string) => `Picture “${file}”`,
  files: (count: number) => plural(count, { one: '# attachment', other: '# attachments' }),
  dueOn: (day: string) => `Due ${day}`,
  dueToday: 'Due today',
  overdue: 'Overdue',
  scheduled: 'Scheduled',
  isNew: 'New',
  offlineAsOf: (time: string) => `You are offline: as of ${time}`,
  failed: 'The notices could not be loaded.',
  /** The address names a notice that is gone or not for this person. */
  gone: 'This notice is no longer available.',
  /** [ER-01] Title of the message after a save. */
  saved: (title: string) => `“${isolate(title)}”`,
  open: 'Open',
  retry: 'Try again',
  reference: (reference: string) => `Reference ${reference}`,
});
