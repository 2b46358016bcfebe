import { plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** [QU-24] The tab of the full board with what can be restored. */
export const deletedMessages = defineMessages('deletedNotices', {
  hint: (days: number) =>
    plural(days, { other: 'Deleted notices are kept for # days. A restored one comes back to “Inactive”.' }),
  columns: { title: 'Title', deleted: 'Deleted', by: 'Deleted by', left: 'Kept for', action: 'Action' },
  you: 'You',
  daysLeft: (days: number) => plural(days, { one: '# more day', other: '# more days' }),
  restore: 'Restore',
  restoreOne: (title: string) => `Restore “${title}”`,
  grid: {
    emptyTitle: 'Nothing was deleted',
    noMatchText: 'Look at the spelling, or clear the search.',
    clearAll: 'Clear search',
    keys: 'Up and Down arrows move between rows.',
  },
});
