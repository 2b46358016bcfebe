import { mobileRuleFor, type ProfileProblem } from '#contract';

const texts: Readonly<Record<Exclude<ProfileProblem, 'mobile_digits'>, string>> = {
  name_required: 'First name is required.',
  name_letters: 'Please, Enter alphabets and space only.',
  too_long: 'This is too long.',
  mobile_required: 'Mobile Number is required.',
  email_required: 'Email is required.',
  email_form: 'Please enter an email address like name@school.org.',
  gender_required: 'Gender is required',
};

/** What is wrong with a field, in English. */
export const problemText = (problem: ProfileProblem, timeZone: string): string =>
  problem === 'mobile_digits'
    ? `Please, Enter ${mobileRuleFor(timeZone).digits} digit Mobile Number.`
    : texts[problem];
