import type { DeliveryFilter, ReachList } from '#contract/delivery/delivery.rules.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Each comment says where the texts below it show. */
export const deliveryMessages = defineMessages('delivery', {
  close: 'Close',
  retry: 'Try again',

  /** Under the audience fields of the form. */
  counting: 'Counting readers…',
  notCounted: 'We could not count the readers. You can share the notice all the same.',
  /** One line, e.g. "2 divisions, 112 students, 9 teachers". */
  divisions: (count: number) => plural(count, { one: '# division', other: '# divisions' }),
  batches: (count: number) => plural(count, { one: '# batch', other: '# batches' }),
  students: (count: number) => plural(count, { one: '# student', other: '# students' }),
  teachers: (count: number) => plural(count, { one: '# teacher', other: '# teachers' }),
  admins: (count: number) => plural(count, { one: '# school admin', other: '# school admins' }),
  beside: (before: string, next: string) => `${before}, ${next}`,
  reaches: (parts: string) => `Reaches ${parts}`,
  reachesNobody: 'Nobody reads this yet: there is no one in what you chose.',
  noMail: (count: number) => plural(count, { one: '# has no e-mail', other: '# have no e-mail' }),
  seeNames: 'See names',
  unusualMore: (usual: number) =>
    plural(usual, {
      one: 'That is far more than usual: your notices mostly reach # person.',
      other: 'That is far more than usual: your notices mostly reach # people.',
    }),
  unusualFewer: (usual: number) =>
    plural(usual, {
      one: 'That is far fewer than usual: your notices mostly reach # person.',
      other: 'That is far fewer than usual: your notices mostly reach # people.',
    }),
  gained: (count: number) => plural(count, { one: '# new reader', other: '# new readers' }),
  lost: (count: number, seen: number) =>
    `${plural(count, { one: '# loses it', other: '# lose it' })} (${plural(seen, { '0': 'none has opened it', one: '# has opened it', other: '# have opened it' })})`,
  sameReaders: 'Nobody gains or loses it',
  /** For an edit, about its future readers. */
  openedAlready: (count: number) =>
    plural(count, {
      '0': 'Nobody who gets it has opened it yet',
      one: '# who gets it has opened it already',
      other: '# who get it have opened it already',
    }),

  reachTitle: 'Who gets this notice',
  reachTabs: 'Lists of readers',
  reachLists: { all: 'Everyone', no_mail: 'No e-mail', gained: 'New', lost: 'Lose it' } satisfies Record<
    ReachList,
    string
  >,

  /** The viewer's panel, for the author and the school's admins. */
  delivery: 'Delivery',
  summary: (seen: number, targeted: number) => `${formatNumber(seen)} of ${formatNumber(targeted)} opened it`,
  confirmedSummary: (count: number, targeted: number) =>
    `${formatNumber(count)} of ${formatNumber(targeted)} confirmed`,
  loading: 'Loading the numbers…',
  failed: 'The numbers could not be loaded.',
  nobody: 'Nobody is in this notice’s audience now.',
  /** The parts of the bar, and the rows of its table. */
  bar: 'How many have read it',
  confirmed: 'Confirmed',
  opened: 'Opened',
  openedOnly: 'Opened only',
  missing: 'Not opened',
  left: (count: number) =>
    plural(count, {
      one: '# person who opened it is no longer in the audience.',
      other: '# people who opened it are no longer in the audience.',
    }),
  remind: (count: number) => plural(count, { one: 'Remind # person', other: 'Remind # people' }),
  remindTitle: 'Send a reminder?',
  remindText: (count: number) =>
    plural(count, {
      one: '# person gets a notification, and an e-mail where we have an address. Nobody is reminded twice on a day.',
      other:
        '# people get a notification, and an e-mail where we have an address. Nobody is reminded twice on a day.',
    }),
  remindYes: 'Send reminder',
  cancel: 'Cancel',
  remindedTitle: (count: number) =>
    plural(count, {
      '0': 'Nobody was left to remind',
      one: '# person was reminded',
      other: '# people were reminded',
    }),
  remindedText: (mailed: number) =>
    plural(mailed, {
      '0': 'By notification.',
      one: '# of them by e-mail too.',
      other: '# of them by e-mail too.',
    }),
  /** After a reminder, and while others wait for one. */
  already: (count: number) =>
    plural(count, {
      one: '# person was reminded today already.',
      other: '# people were reminded today already.',
    }),
  remindedToday: 'Everyone who is missing was reminded today.',
  remindFailed: 'The reminder was not sent',
  notOut: 'This notice is not out, so nobody can be reminded.',
  everybody: 'Everyone has done it.',

  deliveryTitle: 'Who has read it',
  deliveryTabs: 'Lists of readers by what they did',
  filters: {
    missing: 'Not opened',
    seen: 'Opened',
    acknowledged: 'Confirmed',
    no_mail: 'No e-mail',
    left: 'Left',
  } satisfies Record<DeliveryFilter, string>,
  columns: {
    name: 'Name',
    place: 'Division',
    opened: 'Opened',
    confirmed: 'Confirmed',
    mailed: 'E-mail',
    reminded: 'Reminded',
  },
  roles: { 2: 'School admin', 3: 'Student', 4: 'Teacher' },
  noAddress: 'No address',
  notYet: '–',

  /** For readers, where the author asked for it. */
  confirmAsk: 'The author asks you to confirm that you have read this.',
  confirm: 'I have read this',
  confirmedAt: (moment: string) => `You confirmed this on ${moment}.`,
  confirmFailed: 'Your confirmation was not saved',

  undo: 'Undo',
  undone: 'Notice taken back',
  undoneText: 'Nobody sees it any more. Your form is open again.',
  tooLate: 'It is too late to take this notice back',
  tooLateText: 'You can still switch it off: untick “Active” and save.',
  switchOff: 'Open it to switch it off',
  notUndone: 'The notice was not taken back',

  grid: {
    search: 'Find a person',
    loading: 'Loading names…',
    emptyTitle: 'Nobody here',
    noMatchTitle: 'Nobody matches',
    noMatchText: 'Look at the spelling, or search for another part of the name.',
    clearAll: 'Show everyone',
    errorTitle: 'The names did not load',
    errorText: 'Check the connection, then try again.',
    keys: 'Up and Down arrows move between rows.',
    chosen: (count: number) => plural(count, { one: '# person chosen', other: '# people chosen' }),
    selectAll: (total: number) => plural(total, { other: 'Choose all # people' }),
    bulk: 'Chosen people',
    total: (total: number) => plural(total, { one: '# person', other: '# people' }),
    exported: (count: number) => plural(count, { one: 'Exported # row.', other: 'Exported # rows.' }),
  },
});
