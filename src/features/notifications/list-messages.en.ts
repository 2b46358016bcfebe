import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const listMessages = defineMessages('notificationList', {
  title: 'Notifications',
  close: 'Close',
  seeAll: 'See all',
  loading: 'Loading notifications',
  empty: 'No notifications',
  emptyText: 'When somebody shares a notice with you, it shows here.',
  failed: 'The notifications could not be loaded.',
  retry: 'Try again',
  from: (name: string, time: string) => `${name}, ${time}`,
  unread: 'Unread',
  /** [ST-38, ST-39] The button while none is chosen. */
  clearAll: 'Clear all Notifications',
  selected: (count: number) => `Selected: ${count}`,
  clearSelected: 'Clear Selected',
  select: (message: string) => `Select “${message}”`,
  clearOne: (message: string) => `Clear “${message}”`,
  /** [RP-07] Why it is switched off. */
  demo: 'Notifications of the demo school cannot be cleared.',
  tabs: 'Notifications and preferences',
  preferences: 'Preferences',
  kindsTitle: 'Tell me about',
  /** For an account that the school disconnected; the label is the provider's name. */
  accountTaken: (label: string) =>
    `Your school disconnected your ${label} account. Sign in with your username and password.`,
  /** For a move to the next year that was set for a day. */
  moves: {
    applied: (year: string) => `The school has moved to ${year}.`,
    stale: (year: string) =>
      `The move to ${year} did not happen: students were moved, came or went since the check. Look at them and check again.`,
    problems: (year: string) =>
      `The move to ${year} did not happen: the check found new problems. Look at the plan and check again.`,
    year_moved: (year: string) =>
      `The move to ${year} did not happen: the school was put into another year meanwhile.`,
  },
  /** For who gives a lesson of somebody else. */
  substitute: (day: string, time: string, lesson: string) =>
    `You stand in: ${isolate(lesson)}, ${isolate(day)}, ${isolate(time)}.`,
  kinds: {
    notice: 'Notices',
    assessment: 'Assessments',
    activity: 'Activities',
    timetable: 'Timetable',
    work: 'Project work',
    export: 'Exports',
    migration: 'Moves to the next year',
    account: 'Connected accounts',
  },
  mailTitle: 'Mail about notices',
  mailText: 'A notice with a due date that must be kept is always mailed at once.',
  mail: { now: 'At once', daily: 'Once a day, at seven in the morning', never: 'Never' },
  quietTitle: 'Quiet hours',
  quietText: 'Nothing pops up in these hours. The bell goes on counting.',
  quietFrom: 'From',
  quietTo: 'To',
  bothTimes: 'Please enter both times, or neither.',
  save: 'Save',
  saved: 'Your preferences are saved.',
  saveFailed: 'Your preferences could not be saved. Try again.',
});
