import type { NoticeList } from '#contract/notices/notice.model.ts';
import { plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

const noticesOf = (count: number) => plural(count, { one: '# notice', other: '# notices' });

export const fullBoardMessages = defineMessages('fullBoard', {
  title: 'Task Genie',
  leave: 'Close full screen',
  tabs: 'Notices by status',
  /** [TG-01] The tabs, in their order. */
  tab: { active: 'Active', due: 'Due This Week', inactive: 'Inactive' } satisfies Record<NoticeList, string>,
  /** [QU-24] The last tab, for writers. */
  deletedTab: 'Deleted',
  add: 'Add notice',
  /** [TG-03] Heads of the columns. */
  columns: { title: 'Title', due: 'Date', shared: 'Shared', author: 'Author', action: 'Action' },
  noDate: 'No due date',
  you: 'You',
  scheduled: 'Scheduled',
  overdue: 'Overdue',
  locked: 'Locked',
  /** Under a title that lacks the searched words. */
  inFile: (file: string) => `Found in the attachment “${file}”`,
  picture: (file: string) => `Picture “${file}”`,
  view: (title: string) => `View “${title}”`,
  /** [QU-69] Replaces it where viewing is switched off. */
  noView: 'Your school has switched viewing off for you.',
  edit: (title: string) => `Edit “${title}”`,
  turnOff: (title: string) => `Make “${title}” inactive`,
  turnOn: (title: string) => `Make “${title}” active`,
  remove: (title: string) => `Delete “${title}”`,
  author: 'Author',
  authors: { all: 'All authors', mine: 'By me', others: 'By others' },
  state: 'State',
  states: { all: 'Any state', scheduled: 'Scheduled', overdue: 'Overdue', locked: 'Locked' },
  bulk: { turnOff: 'Make inactive', turnOn: 'Make active', remove: 'Delete', again: 'Use again…' },

  /** [TG-07] The question before notices are deleted. */
  deletion: {
    title: 'Deletion Request',
    question: 'Are you sure you want to Delete',
    several: (count: number) => plural(count, { one: '# notice is chosen.', other: '# notices are chosen.' }),
    yes: 'Yes',
    no: 'No',
  },

  /** [ER-06] Messages in the corner afterwards. */
  deleted: (count: number) =>
    plural(count, { one: 'Notice has been deleted', other: '# notices have been deleted' }),
  notDeleted: 'Notice not deleted',
  turnedOff: (count: number) =>
    plural(count, { one: 'Notice is inactive now', other: '# notices are inactive now' }),
  turnedOn: (count: number) =>
    plural(count, { one: 'Notice is active now', other: '# notices are active now' }),
  restored: (count: number) =>
    plural(count, { one: 'Notice has been restored', other: '# notices have been restored' }),
  wentWrong: 'Something went wrong.',

  /** [DS-11…13] In an empty list. */
  empty: {
    due: 'There is no Task due this week.',
    active: 'There is no new notice on the board',
    inactive: 'There is no inactive notice on the board',
  } satisfies Record<NoticeList, string>,
  grid: {
    search: 'Find a notice',
    loading: 'Loading notices…',
    noMatchTitle: 'No notice matches',
    noMatchText: 'Look at the spelling, choose another month, or clear the filters.',
    clearAll: 'Clear search and filters',
    errorTitle: 'The notices did not load',
    errorText: 'Nothing is lost. Check the connection, then try again.',
    keys: 'Up and Down arrows move between rows, Enter opens a notice.',
    chosen: (count: number) => plural(count, { one: '# notice chosen', other: '# notices chosen' }),
    selectAll: (total: number) => plural(total, { other: 'Choose all # notices' }),
    bulk: 'Chosen notices',
    total: noticesOf,
    exported: (count: number) => plural(count, { one: 'Exported # notice.', other: 'Exported # notices.' }),
  },
});
