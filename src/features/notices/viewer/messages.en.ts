import type { NoticeFor } from '#contract/notices/notice.rules.ts';
import { plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Each comment says where the texts below it show. */
export const viewerMessages = defineMessages('noticeViewer', {
  dialog: { due: 'Notices due this week', active: 'Active notices', inactive: 'Inactive notices' },
  close: 'Close',
  carousel: 'carousel',
  slide: 'slide',
  notices: 'Notices',
  previousNotice: 'Previous notice',
  nextNotice: 'Next notice',
  /** Names a dot and each slide; replaces the dots when there are many notices. */
  noticePosition: (position: number, count: number) => `Notice ${position} of ${count}`,

  /** [TV-02, TV-20] Label above the title. */
  active: 'Active',
  inactive: 'Inactive',
  dueToday: 'Due today',
  dueIn: (days: number) => plural(days, { one: 'Due in # day', other: 'Due in # days' }),
  /** [QU-23] Beside the label of an active notice past its due day. */
  overdue: 'Overdue',
  /** [QU-22] Beside the label of a notice shared on a later day. */
  scheduled: 'Scheduled',
  /** Beside the label, and after "Shared by", for the central office's notices. */
  centralOffice: 'Central Office',
  /** Before the places of a central office's notice, for its authors. */
  country: 'Country',
  state: 'State',
  school: 'School',
  everyPlace: 'All',
  /** [TV-19] After the title. */
  inactiveSuffix: '(Inactive)',

  /** [TV-04] Heading and terms of the details panel. */
  details: 'Details',
  sharedBy: 'Shared by',
  sharedOn: 'Shared on',
  sharedWith: 'Shared with',
  dueOn: 'Due on',
  noDay: 'Not set',
  nameAndRole: (name: string, role: string) => `${name} (${role})`,
  /** [EN-07] Role of the author. */
  roles: { superAdmin: 'Super Admin', admin: 'Admin', faculty: 'Faculty', guest: 'Guest' },
  /** [EN-06] After "Shared with". */
  readers: {
    1: 'Faculty and students',
    2: 'Faculty',
    3: 'Students',
    4: 'School admin',
    5: 'School admin and faculty',
    6: 'School admin, faculty and students',
  } satisfies Record<NoticeFor, string>,
  /** [TV-05] Before the names of grades and divisions, or of clubs and batches. */
  grade: 'Grade',
  division: 'Division',
  club: 'Club',
  batch: 'Batch',
  newTab: '(opens in a new tab)',

  /** Button beside the title, and the foot of every printed page. */
  print: 'Print',
  printedFrom: (school: string, day: string) => `${school}, printed on ${day}`,

  edit: 'Edit',
  editAndReshare: 'Edit & Reshare',
  asTemplate: 'Use as template',
  /** [RP-07] Beside the buttons. */
  demoNoWriting: 'Notices cannot be written in a demo school.',

  loading: 'Loading the notice',
  failed: 'This notice could not be loaded.',
  offline: 'Please check your internet connection and try again.',
  failedText: 'Please try again in a moment.',
  reference: (reference: string) => `Reference ${reference}`,
  tryAgain: 'Try again',
  gone: 'This notice is no longer available.',
  goneText: 'It may have been made inactive or taken off the board in the meantime.',

  /** [TV-07] Heading of the attachments, and names in their carousel. */
  attachments: 'Attachments',
  attachmentsOf: (count: number) => plural(count, { one: '# attachment', other: '# attachments' }),
  previousAttachment: 'Previous attachment',
  nextAttachment: 'Next attachment',
  attachmentPosition: (position: number, count: number) => `Attachment ${position} of ${count}`,
});
