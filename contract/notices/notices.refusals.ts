import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';

/** [RP-07, VN-37] For every call that writes a notice. */
export const writeRefusals = {
  demo_school: 'This is a demo school: notices can be read here, not written.',
};

export const authorRefusals = { forbidden: 'Only the person who wrote this notice can edit it.' };

/** [ST-07, RP-06, TV-16, QC-07] For a notice that is edited or shared again. */
export const editRefusals = {
  ...authorRefusals,
  locked: ({ why }: { why: 'edit' | 'reshare' }) =>
    why === 'edit'
      ? 'This notice is locked and cannot be edited.'
      : 'Notices are not shared again in this school.',
};

/** [VN-03…06, VN-10, VN-11, VN-15, VN-16] For the grades or clubs of the school's forms. */
export const audienceRefusals = {
  unknown_grade: ({ why }: { why: 'none' | 'closed' }) =>
    why === 'none' ? 'Please select grade.' : 'You can share only with grades of your school that you teach.',
  unknown_division: 'Please select division.',
  unknown_club: ({ why }: { why: 'none' | 'closed' }) =>
    why === 'none' ? 'Please select club.' : 'You can share only with clubs of your school that you teach.',
  /** `clubs`: names of clubs without a chosen batch; '' if no batch is chosen at all. */
  unknown_batch: ({ clubs }: { clubs: string }) =>
    clubs === '' ? 'Please select batch.' : `Choose a batch of each club, or take off: ${clubs}.`,
  grade_required: 'Please Select Grade',
  division_required: 'Please Select Division',
  club_required: 'Please Select Club',
  batch_required: 'Please Select Batch',
};

export const saveRefusals = {
  ...writeRefusals,
  ...editRefusals,
  ...audienceRefusals,
  ...formSessionRefusal,
  stale: 'This notice was changed in another tab or on another device.',
  unknown_file: ({ name }: { name: string }) => `“${name}” is no longer there. Add it again.`,
  bad_video: 'Please enter a valid YouTube video URL',
  bad_dates: null,
  share_required: 'Please select the share date.',
  due_required: 'Please select the due date.',
  share_before_today: 'Share Date cannot be earlier than today.',
  due_before_today: 'Due Date cannot be earlier than today.',
  due_before_share: 'Due Date cannot be earlier than Share Date.',
  share_after_due: 'Share Date cannot be later than Due Date.',
};

/** [QU-24] For switching notices off or on, deleting and restoring them. */
export const manageRefusals = {
  demo_school: 'This is a demo school: notices can be read here, not changed.',
  forbidden: 'Only the person who wrote this notice can change it.',
  locked: 'This notice is locked and cannot be changed.',
  stale: saveRefusals.stale,
  still_active: 'Make the notice inactive first. Then it can be deleted.',
  too_late: 'This notice was deleted more than 30 days ago and cannot be restored.',
};

export const translateRefusals = {
  ...writeRefusals,
  forbidden: 'Only the person who wrote this notice can translate it.',
  locked: 'This notice is locked and cannot be translated.',
  stale: 'Somebody else changed this translation meanwhile.',
};
