import { formatNumber, plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const packMessages = defineMessages('pack', {
  title: 'Use notices again',
  explanation: 'A draft is made of each, with new dates. Nothing is shared until you share it.',
  close: 'Close',
  cancel: 'Cancel',
  reading: 'Reading the notices',
  making: 'Making drafts',
  progress: (done: number, of: number) => `${formatNumber(done)} of ${formatNumber(of)}`,
  unprepared: 'The notices could not be read.',
  unpreparedText: 'Please check your internet connection and try again.',
  tryAgain: 'Try again',

  when: 'New dates',
  shifts: { year: 'Next year, same weekdays', from: 'From a day I choose' },
  firstDay: 'First share date',
  firstDayFirst: 'Choose the first share date.',
  preview: 'The notices with their new dates',
  columns: { notice: 'Notice', share: 'Share date', due: 'Due date', readers: 'For' },
  was: (day: string) => `was ${day}`,
  none: 'None',
  weekend: 'Weekend',
  all: 'All',
  gone: (count: number) =>
    plural(count, { one: '# of them is gone this year', other: '# of them are gone this year' }),
  goneAll: 'Nobody of them is left this year: choose anew in the draft',
  empty: 'None of these notices can be used again.',
  leftAside: 'These are left aside',
  /** Why, by code; any other code: it could not be read. */
  reasons: {
    drafted: 'You have a draft of it already.',
    not_reshareable: 'It cannot be shared again.',
    not_found: 'It is no longer there.',
  },
  notRead: 'It could not be read.',
  notKept: 'It could not be saved. Please check your internet connection.',
  make: (count: number) => plural(count, { one: 'Make # draft', other: 'Make # drafts' }),
  stop: 'Stop',

  made: (count: number) => plural(count, { one: '# draft is ready', other: '# drafts are ready' }),
  madeText: 'Go through them one by one under “drafts”, and share each when it is right.',
  noneMade: 'No draft was made.',
  failed: (count: number) => plural(count, { one: '# draft was not made', other: '# drafts were not made' }),
  untried: (count: number) =>
    plural(count, { one: '# was not tried: you stopped', other: '# were not tried: you stopped' }),
  openFirst: 'Open the first',
});
