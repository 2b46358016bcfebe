import { plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** The tab of the full-screen board with what can still be brought back [QU-24]. */
export const deletedMessages = defineMessages('deletedNotices', {
  /** Above the list. */
  hint: (days: number) =>
    plural(days, { other: 'Deleted notices are kept for # days. A restored one comes back to “Inactive”.' }),
  columns: { title: 'Title', deleted: 'Deleted', by: 'Deleted by', left: 'Kept for', action: 'Action' },
  you: 'You',
  daysLeft: (days: number) => plural(days, { one: '# more day', other: '# more days' }),
  restore: 'Restore',
  restoreOne: (title: string) => `Restore “${title}”`,
  /** In place of the full-screen board's. */
  grid: {
    emptyTitle: 'Nothing was deleted',
    noMatchText: 'Look at the spelling, or clear the search.',
    clearAll: 'Clear search',
    keys: 'Up and Down arrows move between rows.',
  },
});
