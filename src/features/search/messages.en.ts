import { plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const messages = defineMessages('search', {
  title: 'Search',
  close: 'Close',
  /** [ML-08] In the empty field. */
  placeholder: 'Search ...',
  clear: 'Clear search',
  /** [ML-08] Below it, when nothing matches. */
  noResult: 'Result not found.',
  noResultText: 'Try fewer words, or another spelling.',
  /** [VP-36] Enter on too few letters. */
  tooShort: 'Type at least four letters to search everywhere.',
  loading: 'Searching',
  failed: 'The search did not work. Please check your internet connection.',
  retry: 'Try again',
  help: 'Sign-in help',
  /** For screen readers, after the list changed. */
  found: (count: number) => plural(count, { one: '# entry', other: '# entries' }),
  groups: {
    all: 'All',
    recent: 'Recent searches',
    suggestions: 'Suggestions',
    actions: 'Actions',
    screens: 'Screens',
    notices: 'Notices',
    people: 'People',
    projects: 'Projects',
    videos: 'Videos',
  },
  categories: 'Kinds of results',
  forget: 'Clear recent searches',
  /** A category with more than are shown: "30+". */
  more: (count: number) => `${count}+`,
  /** [EN-07] What a person is. */
  roles: {
    1: 'Super Admin',
    2: 'School Admin',
    3: 'Student',
    4: 'Faculty',
    5: 'Finance',
    6: 'Helpdesk',
  },
  /** [PF-11] The words stand in a file of the notice. */
  inFile: (file: string) => `Found in the attachment “${file}”`,
  keys: { move: 'Move', open: 'Open', close: 'Close' },
  pages: {
    label: 'Pages of results',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    page: (page: number) => `Page ${page}`,
    position: (page: number, count: number) => `${page} of ${count}`,
    range: ({ from, to, total }: { from: number; to: number; total: number }) => `${from}–${to} of ${total}`,
  },
});
