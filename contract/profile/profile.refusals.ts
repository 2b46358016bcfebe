import { passwordRefusals, triesRefusal } from '#contract/auth/auth.refusals.ts';

/** [RP-07, RP-09…RP-14] For a demo school, or without the school's permission. */
export const rightsRefusals = {
  demo_school: 'This is a demo school: profiles and passwords stay as they are.',
  not_allowed: 'Your school has not switched this on. Ask the school admin.',
};

const badFields = { bad_fields: null };

/** [VP-22] The text is the specification's. */
export const ownPasswordRefusals = {
  ...triesRefusal,
  ...badFields,
  current_incorrect: 'Current password is incorrect.',
};

/** For names and contacts of any person [VP-23…VP-27]. */
export const fieldRefusals = {
  ...badFields,
  name_required: 'First name is required.',
  name_letters: 'Please, Enter alphabets, space, full stop, hyphen and apostrophe only.',
  too_long: 'This is too long.',
  mobile_required: 'Mobile Number is required.',
  mobile_digits: ({ digits }: { digits: number }) => `Please, Enter ${digits} digit Mobile Number.`,
  email_required: 'Email is required.',
  email_form: 'Please enter an email address like name@school.org.',
  gender_required: 'Gender is required',
};

export const pictureRefusals = {
  bad_content: 'This is not a complete JPG or PNG picture. Choose another one.',
  image_too_large: 'The picture has more than 50 million pixels. Choose a smaller one.',
};

export const saveRefusals = {
  ...rightsRefusals,
  ...passwordRefusals.profile,
  ...ownPasswordRefusals,
  ...fieldRefusals,
  ...pictureRefusals,
  stale: 'This profile was changed somewhere else in the meantime.',
};
