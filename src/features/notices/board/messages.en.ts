import type { NoticeList } from '#contract/notices/notice.model.ts';
import { plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of the Task Genie card. */
export const messages = defineMessages('board', {
  /** Title of the card. */
  title: 'Task Genie',
  /** Names the row of tabs. */
  tabs: 'Notices by status',
  tab: { due: 'Due', active: 'Active', inactive: 'Inactive' } satisfies Record<NoticeList, string>,
  /** [DS-11…13] Where a list is empty. */
  empty: {
    due: 'There is no Task due this week.',
    active: 'There is no new notice on the board',
    inactive: 'There is no inactive notice on the board',
  } satisfies Record<NoticeList, string>,
  add: 'Add notice',
  /** Names the rows above the tabs, for screen readers. */
  highlights: 'Unread and overdue notices',
  showMore: 'Show More',
  /** Leads to the board in full. */
  fullScreen: 'Full screen',
  /** [QU-69] Where viewing is switched off. */
  noView: 'Your school has switched viewing off for you.',
  view: (title: string) => `View “${title}”`,
  edit: (title: string) => `Edit “${title}”`,
  /** Under a title. */
  sharedBy: (name: string) => `Shared by ${name}`,
  yours: 'Shared by you',
  /** Mark of what the central office shared. */
  centralOffice: 'Central Office',
  picture: (file: string) => `Picture “${file}”`,
  /** Beside the author. */
  files: (count: number) => plural(count, { one: '# attachment', other: '# attachments' }),
  dueOn: (day: string) => `Due ${day}`,
  dueToday: 'Due today',
  overdue: 'Overdue',
  scheduled: 'Scheduled',
  /** Of the dot on the row of a notice that was not opened. */
  isNew: 'New',
  /** Over the card, with a time of day. */
  offlineAsOf: (time: string) => `You are offline: as of ${time}`,
  /** Where the lists could not be loaded. */
  failed: 'The notices could not be loaded.',
  /** Message when an address names a notice that is not there, or not for this person. */
  gone: 'This notice is no longer available.',
  /** Title of the message after a save: which notice it was [ER-01]. */
  saved: (title: string) => `“${isolate(title)}”`,
  /** In the message after an edit: shows the notice. */
  open: 'Open',
  retry: 'Try again',
  reference: (reference: string) => `Reference ${reference}`,
});
