import { endingsOf, megabytesFor, noticePolicy } from '#contract/files/upload-policies.ts';
import { noticeLimits } from '#contract/notices/notice.rules.ts';
import type { AlertCode, BlockCode, ProblemCode } from '#machines/notices/notice-form/notice-form.types.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** [VN-35] The same for each ending. */
const fileMegabytes = megabytesFor(noticePolicy, 'pdf');
const extensions = endingsOf(noticePolicy).join(', ');

const dates = {
  share_required: 'Please select the share date.',
  due_required: 'Please select the due date.',
  share_before_today: 'Share Date cannot be earlier than today.',
  due_before_today: 'Due Date cannot be earlier than today.',
  due_before_share: 'Due Date cannot be earlier than Share Date.',
  share_after_due: 'Share Date cannot be later than Due Date.',
};
const tooLong = {
  title_too_long: `The title can have at most ${noticeLimits.titleCharacters} characters.`,
  description_too_long: 'The description can have at most 10,000 characters.',
};
const videos = {
  video_invalid: 'Please enter a valid YouTube video URL',
  video_too_many: `A notice can carry at most ${noticeLimits.videos} videos.`,
};

const clubs = {
  club_without_batch: 'Choose a batch of each club, or take the club off.',
  batches_pending: 'The batches are not loaded yet. Try again in a moment.',
};
const places = {
  country_required: 'Please select country.',
  state_required: 'Please select state.',
  school_required: 'Please select school.',
  user_required: 'Please select user for share this notice.',
};

const blocked = {
  demo_school: 'This is a demo school: notices can be read here, not written.',
  not_editable: 'This notice is locked and cannot be edited.',
  not_reshareable: 'This notice cannot be shared again.',
} satisfies Record<BlockCode, string>;

/** Each comment says where the texts below it show. */
export const formMessages = defineMessages('noticeForm', {
  /** [NF-02] Heading of the dialog. */
  title: 'Task Genie',
  editTitle: 'Edit Task Genie',
  /** [ST-06] At the top of the form when a notice is shared again. */
  reshare:
    'You are sharing this notice again: it is saved as a new one, and the first stays as it is. Translations come along; where title or description change, readers see that they are out of date.',
  close: 'Close',

  /** [NF-03…NF-15, NF-18…NF-20] Labels of the fields, top to bottom. */
  grade: 'Grade',
  division: 'Division',
  club: 'Club',
  batch: 'Batch',
  readers: 'Notice for',
  faculty: 'Faculty',
  students: 'Students',
  noticeTitle: 'Title',
  description: 'Description',
  shareDate: 'Share date',
  dueDate: 'Due date',
  dueDateMandatory: 'Due date is mandatory',
  notifyEmail: 'Notify by e-mail',
  notifyEmailHint: 'Everybody this notice is for gets an e-mail.',
  asksReceipt: 'Ask readers to confirm',
  asksReceiptHint: 'Each reader is asked to press “I have read this”.',
  active: 'Active',
  activeHint: 'Only active notices are shown to their readers.',
  video: 'Video URL',
  videoHint: 'YouTube, Vimeo or SharePoint. Press Enter to add it.',
  attachments: 'Attachments',

  /** [NF-03…NF-06] All pick lists. */
  pick: {
    all: 'All',
    done: 'Done',
    search: 'Search',
    loading: 'Loading…',
    noMatch: 'Nothing found',
    unavailable: 'The list could not be opened. Check your internet connection and try again.',
    chosen: (count: number) => plural(count, { other: '# chosen' }),
    more: (count: number) => `+${formatNumber(count)}`,
  },
  gradePlaceholder: 'Select grade',
  noGrades: 'There is no grade you can share with.',
  divisionPlaceholder: 'Select division',
  noDivisions: 'This grade has no division.',
  /** [NF-21] Replaces the division list when several grades or none are chosen. */
  allDivisions: 'All',
  allDivisionsHint: 'Choose exactly one grade to pick divisions.',
  divisionsFailed: 'The divisions could not be loaded.',
  clubPlaceholder: 'Select club',
  noClubs: 'There is no club you can share with.',
  noGroup: {
    grade: {
      title: 'You teach no grade yet',
      text: 'Notices of this school go to grades. Ask your school admin to give you a division; then you can write here.',
    },
    club: {
      title: 'You teach no club yet',
      text: 'Notices of this school go to clubs. Ask your school admin to give you a club; then you can write here.',
    },
  },
  batchPlaceholder: 'Select batch',
  noBatches: 'There is no batch in these clubs.',
  clubFirst: 'Choose a club to pick its batches.',
  batchesFailed: 'The batches could not be loaded.',
  /** [NF-23] In the batch list and on its chips when several clubs are chosen. */
  batchOf: (club: string, batch: string) => `${club} – ${batch}`,
  clubWithoutBatch: (club: string) => `Choose a batch of ${club} too, or take the club off.`,
  /** [NF-24, NF-25] Under the batch or division list, after an automatic change of the choice. */
  choice: {
    all: 'All clubs are chosen, so all their batches are too.',
    fellGrades: (count: number) =>
      plural(count, {
        one: '# grade of this notice was taken off, because you can no longer choose it.',
        other: '# grades of this notice were taken off, because you can no longer choose them.',
      }),
    fellClubs: (count: number) =>
      plural(count, {
        one: '# club of this notice was taken off, because you can no longer choose it.',
        other: '# clubs of this notice were taken off, because you can no longer choose them.',
      }),
    fellDivisions: (count: number) =>
      plural(count, {
        one: '# division was taken off, because it can no longer be chosen.',
        other: '# divisions were taken off, because they can no longer be chosen.',
      }),
    fellBatches: (count: number) =>
      plural(count, {
        one: '# batch was taken off, because it can no longer be chosen.',
        other: '# batches were taken off, because they can no longer be chosen.',
      }),
    fellNamed: (names: string) => `Taken off, because it can no longer be chosen: ${names}`,
  },

  characters: (used: number, most: number) => `${formatNumber(used)} of ${formatNumber(most)} characters`,

  date: {
    placeholder: 'YYYY-MM-DD',
    open: 'Open calendar',
    close: 'Close calendar',
    clear: 'Clear the date',
    previous: 'Previous',
    next: 'Next',
    switchView: 'Choose month',
    invalid: 'Write the date as year-month-day, e.g. 2026-11-20.',
  },
  /** [VN-28, QC-36] Below a date that was set to another day, after the reason. */
  dateSetTo: (day: string) => `It was set to ${day}.`,

  videoList: 'Videos of this notice',
  removeVideo: (label: string) => `Remove ${label}`,

  /** [AF-12] On the drop zone until the rest is filled in. */
  dropEarly: 'Files can be added once the fields above are filled in.',

  /** [NF-15] Drop zone. */
  drop: {
    title: 'Drop files here',
    hint: `${extensions}; up to ${fileMegabytes} MB each, ${noticeLimits.files} files at most`,
    choose: 'Choose files',
    over: 'Let go to add',
  },
  dropDemo: 'Files cannot be uploaded in a demo school.',
  dropFull: `A notice can carry at most ${noticeLimits.files} files.`,

  /** [VN-35, QU-04] Name of the list of files, and the box of refused ones. */
  fileList: 'Files of this notice',
  refused: {
    too_large: (name: string) => `${name}: Sorry only upto ${fileMegabytes} Mb of file size allowed`,
    too_many: (name: string) =>
      `${name} was not added: a notice can carry at most ${noticeLimits.files} files.`,
  },
  noRoom: {
    disk: 'Your notice can go out without them. Please tell whoever runs the server.',
    limit: 'Your notice can go out without more files.',
  },

  /** [VN-03…VN-08, VN-30] Beside a field. */
  errors: {
    grade_required: 'Please Select Grade',
    division_required: 'Please Select Division',
    club_required: 'Please Select Club',
    batch_required: 'Please Select Batch',
    ...clubs,
    readers_required: 'Please select Notice for student/faculty.',
    title_required: 'Notice title is required',
    description_required: 'Description is required',
    ...places,
    ...tooLong,
    ...videos,
    ...dates,
  } satisfies Record<ProblemCode, string>,

  /** [VN-09, ER-01, ER-03, ER-05] Titles of alerts. */
  sorry: 'Sorry',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  /** [VN-10…16, VN-24…27, VN-30] Alerts under "Sorry". */
  alerts: {
    grade_required: 'Please select grade.',
    division_required: 'Please select division.',
    club_required: 'Please select club.',
    batch_required: 'Please select batch.',
    ...clubs,
    readers_required: 'Please select Notice for student/faculty.',
    title_required: 'Please enter title of notice.',
    description_required: 'Please enter notice description.',
    ...places,
    ...tooLong,
    ...videos,
    ...dates,
    ...blocked,
    uploads_failed: 'Some files did not arrive. Try them again or remove them.',
    not_saved: 'Something went wrong.',
    file_not_removed: 'Something went wrong.',
  } satisfies Record<Exclude<AlertCode, 'no_sections' | 'file_removed'>, string>,
  /** [NF-27] After choosing a grade that has none. */
  noSections: (grade: string) => `Please Add Section in ${grade}`,
  noBatchesIn: (club: string) => `Please Add Batch in ${club}`,
  /** [ER-04] In the corner afterwards. */
  fileRemoved: 'Deleted successfully.',

  /** [RP-07, NF-26] Box at the top of a form that cannot be sent at all. */
  blocked,

  /** [NF-16, NF-17] Footer. */
  submit: 'Submit',
  reset: 'Reset',
  resetTitle: 'Reset the form?',
  resetText: 'Everything you changed here goes back to how the form opened.',
  resetConfirm: 'Reset',
  resetCancel: 'Keep editing',

  /** [C1-07, ER-04] Question before a file of the stored notice is removed. */
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'It is taken off the notice at once, for everybody, whether or not you submit the form.',
  removeConfirm: 'Remove',
  removeCancel: 'Keep the file',

  loading: 'Loading the form',
  loadFailed: 'The form could not be opened.',
  loadFailures: {
    unreachable: 'No internet Please check your internet connection.',
    unauthorized: 'Your session has ended.',
    not_found: 'This notice is no longer available.',
    unexpected: 'there is some issue try again!!!',
  },
  tryAgain: 'Try again',

  restored: 'What you had not sent is back.',
  restoredText: 'It was kept for you.',
  discardDraft: 'Discard it',
  notKept: 'This browser keeps no drafts.',
  notKeptText: 'What you write is lost when the page closes before it is submitted.',

  /** Footer while Submit waits for files. */
  waiting: (count: number) =>
    plural(count, { one: 'One file is still uploading.', other: '# files are still uploading.' }),
  waitingText: 'The notice goes out as soon as they are there.',
  waitingOffline: 'You are offline. It goes on by itself when the connection is back.',
  backToForm: 'Back to the form',
  /** Footer while the notice is sent, for screen readers. */
  saving: 'Sending the notice',
  unsentOffline: 'You are offline: the notice was not sent yet.',
  unsent: 'The server did not answer.',
  unsentKept: 'It is kept on this device; it goes out once when you are back.',
  unsentNotKept: 'Keep this page open; it goes out once when you are back.',
  unsentOnlineKept: 'The notice is kept on this device. However often you try, it goes out once.',
  unsentOnlineNotKept: 'Keep this page open. However often you try, the notice goes out once.',
  /** Footer of a form that is editable again after a send without an answer. */
  inDoubt:
    'Your last try got no answer. Submit first finds out whether it arrived, so nothing is sent twice.',
  signedOut: 'You are signed out.',
  signedOutKept: 'What you wrote is kept on this device. Sign in again and it is back.',
  signedOutNotKept: 'Sign in again in this tab to go on; this browser keeps no drafts.',

  conflict: 'This notice was changed in the meantime.',
  conflictText:
    'Somebody saved it in another tab or on another device. Compare and merge keeps what both of you changed. Keep mine sends what you wrote over it. Take theirs opens the newer version, and what you wrote here is gone.',
  compare: 'Compare and merge',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',

  closing: 'Close without sending?',
  closingText: 'The notice is not sent yet.',
  closingKeptText: 'A draft stays on this device and comes back when you open the form again.',
  keepEditing: 'Keep editing',
  keepDraft: 'Keep as draft',
  discard: 'Discard',
});
