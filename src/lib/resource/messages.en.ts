import { formatNumber } from '../words/format.ts';
import { defineMessages } from '../words/messages.ts';

export const resourceMessages = defineMessages('resource', {
  grid: {
    search: 'Search',
    loading: 'Loading…',
    emptyTitle: 'Nothing here yet',
    noMatchTitle: 'Nothing matches',
    noMatchText: 'Look at the spelling, search for fewer words, or choose other filters.',
    clearAll: 'Show all',
    errorTitle: 'The list did not load',
    errorText: 'Nothing is lost. Check the connection, then try again.',
    keys: 'Up and Down arrows move between rows.',
    chosen: (count: number) => `${formatNumber(count)} chosen`,
    selectAll: (total: number) => `Choose all ${formatNumber(total)}`,
    bulk: 'Chosen rows',
    total: (total: number) => `${formatNumber(total)} in all`,
    exported: (count: number) => `Exported ${formatNumber(count)} rows.`,
  },
  views: {
    menu: 'Saved views',
    save: 'Save this view…',
    remove: (name: string) => `Remove “${name}”`,
    title: 'Save this view',
    text: 'Search, filters, order and columns as they are now. Only you see it, in this browser.',
    name: 'Name',
    standard: 'Everything',
  },
  more: 'More',
  actions: { open: 'Open', history: 'History', edit: 'Edit' },
  addFirst: 'Add the first one.',
  rows: {
    remove: 'Remove',
    restore: 'Bring back',
    removed: (count: number) => `${formatNumber(count)} removed`,
    restored: (count: number) => `${formatNumber(count)} brought back`,
  },
  shown: { label: 'Shown', inUse: 'In use', removed: 'Removed' },
  filters: {
    open: (count: number) => (count === 0 ? 'Filters' : `Filters, ${formatNumber(count)} set`),
    title: 'Filters',
    clear: 'Clear all',
    show: 'Show the list',
  },
  undo: 'Undo',
  undone: 'Undone',
  notDone: 'This was not done',
  tooMany: (most: number) => `At most ${formatNumber(most)} at once: choose fewer.`,
  noneFits: 'None of the chosen rows can be changed so.',
  cancel: 'Cancel',
  close: 'Close',
  report: {
    title: 'Not all were changed',
    text: (refused: number, all: number) =>
      `${formatNumber(refused)} of ${formatNumber(all)} stayed as they were:`,
  },
});
