import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';
import { staleRefusal } from '#contract/core/resource.refusals.ts';
import { uploadRefusals } from '#contract/files/upload.refusals.ts';
import { workLimits } from './entries.rules.ts';

/** Why a work cannot be changed now. It can still be read. */
export const closedRefusals = {
  /** [PU-22] */
  demo_school: 'This is a demo school: nothing is uploaded, deleted or handed in here.',
  in_review: 'Your teacher has this project for review. You can change it when they ask you to.',
  approved: 'This project is approved. It stays as it is.',
  not_given: 'This project is not given to you any more. What you handed in stays readable.',
  project_archived: 'This project is not used any more. What you handed in stays readable.',
  other_year: ({ year }: { year: string }) =>
    `This project is of the year ${year}. What you handed in stays readable.`,
};

/** [CA-05] */
export const pendingRefusals = { ...closedRefusals, ...uploadRefusals };

/** [VU-10, RP-08] */
export const pasteRefusals = {
  ...pendingRefusals,
  paste_not_allowed: 'Your school does not let students paste.',
};

/** [CA-07] */
export const removePendingRefusals = { demo_school: closedRefusals.demo_school };

/** [PU-17, QC-20] */
export const removeEntryRefusals = {
  ...closedRefusals,
  ...staleRefusal,
  last_file: 'The last file cannot be deleted. Replace it with another one.',
};

export const learningDraftRefusals = { ...closedRefusals, ...staleRefusal };

/** [CA-06, QU-27, ER-33] */
export const saveWorkRefusals = {
  ...closedRefusals,
  ...formSessionRefusal,
  ...staleRefusal,
  bad_extension: uploadRefusals.bad_extension,
  no_drafts: 'This project is handed in at once: drafts are not kept for it.',
  no_learning: 'Please write what you learned.',
  no_entries: 'Please add at least one file, link or pasted content.',
  too_many_files: `You can upload at most ${workLimits.files} files.`,
  only_one_url: 'Only one URL is allowed.',
  bad_url: 'Please enter a valid URL.',
  url_not_allowed: 'This project takes no links.',
  paste_image: 'Paste the image you uploaded into the content.',
  paste_not_allowed: pasteRefusals.paste_not_allowed,
  file_gone: 'A file of this project is not there any more. Add it again.',
};
