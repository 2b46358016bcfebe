import type { NoticeFor } from '#contract/notices/notice.rules.ts';
import { plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of the notice viewer, English. The comment says where each shows. */
export const viewerMessages = defineMessages('noticeViewer', {
  /** Name of the dialog, by the list it was opened from. */
  dialog: { due: 'Notices due this week', active: 'Active notices', inactive: 'Inactive notices' },
  /** Name of the dialog's close button. */
  close: 'Close',
  /** What the parts of a carousel are, for screen readers. */
  carousel: 'carousel',
  slide: 'slide',
  /** Name of the carousel of notices, for screen readers. */
  notices: 'Notices',
  /** Names of its arrows. */
  previousNotice: 'Previous notice',
  nextNotice: 'Next notice',
  /** Name of one of its dots and of each slide; stands in place of the dots when there are many notices. */
  noticePosition: (position: number, count: number) => `Notice ${position} of ${count}`,

  /** Label above the title [TV-02, TV-20]. */
  active: 'Active',
  inactive: 'Inactive',
  dueToday: 'Due today',
  dueIn: (days: number) => plural(days, { one: 'Due in # day', other: 'Due in # days' }),
  /** Beside the label of an active notice past its due day [QU-23]. */
  overdue: 'Overdue',
  /** Beside the label of a notice that is shared on a later day [QU-22]. */
  scheduled: 'Scheduled',
  /** Beside the label, and after "Shared by", of what the central office shared. */
  centralOffice: 'Central Office',
  /** Before the places a notice of the central office is read in; shown to who writes them. */
  country: 'Country',
  state: 'State',
  school: 'School',
  everyPlace: 'All',
  /** After the title [TV-19]. */
  inactiveSuffix: '(Inactive)',

  /** Heading of the panel that folds out, and its terms [TV-04]. */
  details: 'Details',
  sharedBy: 'Shared by',
  sharedOn: 'Shared on',
  sharedWith: 'Shared with',
  dueOn: 'Due on',
  /** For a day that was not given. */
  noDay: 'Not set',
  /** Name and role after "Shared by". */
  nameAndRole: (name: string, role: string) => `${name} (${role})`,
  /** Role of the author [EN-07]. */
  roles: { superAdmin: 'Super Admin', admin: 'Admin', faculty: 'Faculty', guest: 'Guest' },
  /** After "Shared with" [EN-06]. */
  readers: {
    1: 'Faculty and students',
    2: 'Faculty',
    3: 'Students',
    4: 'School admin',
    5: 'School admin and faculty',
    6: 'School admin, faculty and students',
  } satisfies Record<NoticeFor, string>,
  /** Before the names of grades and divisions, or of clubs and batches [TV-05]. */
  grade: 'Grade',
  division: 'Division',
  club: 'Club',
  batch: 'Batch',
  /** After a link, for screen readers. */
  newTab: '(opens in a new tab)',

  /** Button beside the title, and the foot of every printed page. */
  print: 'Print',
  printedFrom: (school: string, day: string) => `${school}, printed on ${day}`,

  /** Buttons below the notice. */
  edit: 'Edit',
  editAndReshare: 'Edit & Reshare',
  asTemplate: 'Use as template',
  /** Beside them [RP-07]. */
  demoNoWriting: 'Notices cannot be written in a demo school.',

  /** While a notice loads, for screen readers. */
  loading: 'Loading the notice',
  /** In place of a notice that did not load. */
  failed: 'This notice could not be loaded.',
  offline: 'Please check your internet connection and try again.',
  failedText: 'Please try again in a moment.',
  reference: (reference: string) => `Reference ${reference}`,
  tryAgain: 'Try again',
  /** In place of a notice that was taken away meanwhile. */
  gone: 'This notice is no longer available.',
  goneText: 'It may have been made inactive or taken off the board in the meantime.',

  /** Heading of the attachments, and names in their carousel [TV-07]. */
  attachments: 'Attachments',
  attachmentsOf: (count: number) => plural(count, { one: '# attachment', other: '# attachments' }),
  previousAttachment: 'Previous attachment',
  nextAttachment: 'Next attachment',
  attachmentPosition: (position: number, count: number) => `Attachment ${position} of ${count}`,
});
