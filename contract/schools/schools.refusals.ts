import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';

export const staleRefusal = { stale: 'This school was changed somewhere else in the meantime.' };

export const logoRefusals = {
  bad_content: 'This is not a complete JPG or PNG picture. Choose another one.',
  image_too_large: 'The picture has more than 50 million pixels. Choose a smaller one.',
};

/** [C9-02, C9-03] A state must be in its country, a city in its state. */
export const placeRefusals = {
  unknown_place: null,
  country_first: 'Choose the country first.',
  country_unknown: 'This country is not on the list.',
  state_first: 'Choose the state first.',
  state_elsewhere: 'This state is not in the chosen country.',
  city_elsewhere: 'This city is not in the chosen state.',
};

const nameRefusals = {
  same_name: ({ name }: { name: string }) =>
    `There is a school of this name already, in the same country and state: ${name}.`,
};

/** [C9-04] Why no school was created. */
export const createRefusals = {
  ...formSessionRefusal,
  ...placeRefusals,
  ...logoRefusals,
  admin_incomplete: 'The first admin needs a name and an e-mail address.',
  admin_no_place: 'The first admin takes a place: write 1 or more, or nothing.',
  ...nameRefusals,
  licence_over: 'This day is over. A new school needs a later one, or none.',
};

/** [C9-01] Why a school was not changed. */
export const updateRefusals = {
  ...formSessionRefusal,
  ...placeRefusals,
  ...logoRefusals,
  ...staleRefusal,
  ...nameRefusals,
  year_by_move:
    'The school has students. Its year changes with the move to the next year, which takes them to their new grades.',
  model_in_use:
    'Notices of this school are shared with its grades or clubs, so the model stays of that kind.',
};

/** [C9-01] Why no licence mail was sent. */
export const licenceMailRefusals = {
  demo_school: 'This is a demo school: nobody is written to.',
  school_inactive: 'This school is switched off: nobody there is written to.',
  nobody_to_mail: 'No active admin of this school has an e-mail address.',
  just_mailed: 'This mail went out a moment ago. Try again in ten minutes.',
};
