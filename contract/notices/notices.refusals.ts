import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';

/** [RP-07, VN-37] For every call that writes a notice. */
export const writeRefusals = {
  demo_school: 'This is a demo school: notices can be read here, not written.',
};

const authorRefusals = { forbidden: 'Only the person who wrote this notice can edit it.' };

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

/** [AF-06…09] For the places that the central office chose. */
export const placeRefusals = {
  unknown_place: null,
  country_required: 'Please select country.',
  state_required: 'Please select state.',
  school_required: 'Please select school.',
  states_of_one_country: 'States can be chosen within one country, and only its own.',
  too_many_schools: ({ most }: { most: number }) => `At most ${most} schools. Choose states instead.`,
  given_schools_only: 'Choose among the schools you look after: All means every school there is.',
  schools_elsewhere: 'A chosen school is not in the chosen countries and states.',
  unknown_grade: audienceRefusals.unknown_grade,
  grade_required: audienceRefusals.grade_required,
};

export const reachRefusals = { ...audienceRefusals, ...authorRefusals };
export const officeReachRefusals = { ...placeRefusals, ...authorRefusals };

export const saveRefusals = {
  ...writeRefusals,
  ...editRefusals,
  ...audienceRefusals,
  ...placeRefusals,
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

export const followRefusals = { forbidden: 'Only the person who wrote this notice sees who has read it.' };

export const remindRefusals = {
  ...followRefusals,
  demo_school: 'This is a demo school: nobody is written to from here.',
  not_out: 'This notice is not out yet, or it is switched off. Nobody was reminded.',
};
