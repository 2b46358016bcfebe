import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';
import {
  fieldRefusals,
  saveRefusals as ownRefusals,
  pictureRefusals,
  rightsRefusals,
} from '#contract/profile/profile.refusals.ts';

const changeRefusals = { demo_school: 'This is a demo school: its people stay as they are.' };

const staleRefusal = { stale: 'This person was changed somewhere else in the meantime.' };

/** [VP-40] The licence counts active people. */
const licenceRefusal = {
  licence_full: ({ limit }: { limit: number }) =>
    `The licence of the school allows ${limit}, and all of them are there. Ask the central office for more.`,
};

const selfRefusal = { yourself: 'This is you: ask somebody else to change whether you can sign in.' };

export const statusRefusals = {
  ...changeRefusals,
  ...staleRefusal,
  ...licenceRefusal,
  ...selfRefusal,
  gone: 'They have left or lie in the bin. Bring them back first.',
};

const samePerson = { same_student: 'This is one entry, not two. Choose two.' };

export const apartRefusals = { ...changeRefusals, ...samePerson };
export const mergeRefusals = { ...statusRefusals, ...samePerson };

const badPlace = {
  bad_place: ({ why }: { why: 'no_classes' | 'no_clubs' | 'gone' }) => {
    if (why === 'no_classes') return 'This school teaches in clubs, not in grades.';
    if (why === 'no_clubs') return 'This school does not teach in clubs.';
    return 'One of these does not exist any more. Choose again.';
  },
};

/** [RP-21] For divisions and batches of a person. */
export const membershipRefusals = { ...changeRefusals, ...staleRefusal, ...badPlace };

export const recordRefusals = {
  ...fieldRefusals,
  ...pictureRefusals,
  ...badPlace,
  login_required: 'Username is required.',
  login_form: 'A username has 2 to 64 letters, digits, dots, dashes or underscores.',
  birth_date: 'Write a day that has been, such as 2015-03-31.',
  bad_value: 'This cannot be taken. Look at it again.',
  /** `free`: an unused login name. */
  login_taken: ({ name, free }: { name: string; free: string }) =>
    `Somebody has the username ${name}. ${free} is free.`,
  admission_taken: ({ holder, where }: { holder: string; where: 'here' | 'bin' }) =>
    where === 'bin' ? `${holder}, who is in the bin, has this number.` : `${holder} has this number.`,
};

export const addRefusals = { ...changeRefusals, ...recordRefusals, ...licenceRefusal, ...formSessionRefusal };

export const releaseRefusals = { ...changeRefusals, ...staleRefusal, gone: statusRefusals.gone };

export const acceptRefusals = {
  ...addRefusals,
  ...statusRefusals,
  bad_code: 'This code is not, or no longer, good. Ask the other school for a new one.',
  same_school: 'This student is at this school already.',
};

export const editRefusals = {
  ...changeRefusals,
  ...recordRefusals,
  ...staleRefusal,
  gone: statusRefusals.gone,
  not_allowed: rightsRefusals.not_allowed,
};

export const editFacultyRefusals = { ...editRefusals, ...statusRefusals, ...ownRefusals };

/** [QU-06] For a sheet of codes. */
export const sheetRefusals = {
  ...changeRefusals,
  ...formSessionRefusal,
  not_allowed: rightsRefusals.not_allowed,
  place_required: 'Choose a division or a club.',
  nobody: 'Nobody there waits for a code: they have passwords of their own.',
  too_many: ({ most }: { most: number }) => `At most ${most} cards at once. Choose fewer grades.`,
};

export const codesRefusals = {
  ...changeRefusals,
  ...formSessionRefusal,
  not_allowed: rightsRefusals.not_allowed,
};

/** For erasing before the 30 days are over. */
export const eraseRefusals = {
  ...changeRefusals,
  not_in_bin: 'Only who lies in the bin can be erased. Move them there first.',
  name_differs: 'This is not the username of this student.',
};
