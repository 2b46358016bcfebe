import type { StatusesOf } from '#contract/core/refusals.ts';

const password = {
  password_required: 'Password is required.',
  password_has_spaces: 'A password has no spaces.',
  password_too_short: ({ minimum }: { minimum: number }) =>
    `Password should contain ${minimum} or more characters.`,
  password_too_long: ({ maximum }: { maximum: number }) => `A password has at most ${maximum} characters.`,
  password_classes_missing: 'A password needs a letter, a digit and one of $@!#&.',
  password_too_simple: 'A password needs two of these: small letters, capital letters, digits, signs.',
  password_unchanged: 'Previous password can not be new password.',
  confirm_differs: 'New password and confirm password should be same.',
};

/** [VP-06] One text for any missing kind of character. */
const fourClasses =
  'Password should contain at least one upper case,one lower case,one digit,one Special character and minimum 8 characters in length.';

/** By policy [VP-07, VP-11, VP-20, QC-22]. */
export const passwordRefusals = {
  update: {
    ...password,
    password_too_short: () => fourClasses,
    password_classes_missing: fourClasses,
    confirm_differs: 'Confirm password did not match with password.',
  },
  change: password,
  profile: {
    ...password,
    password_unchanged: 'The new password must be different from the old password.',
    confirm_differs: 'Confirm Password and Password must be same.',
  },
  general: password,
};

export const triesRefusal = {
  too_many_attempts: ({ minutes }: { minutes: number }) =>
    `Too many attempts. Try again in ${minutes} minutes.`,
};

/** For both forms of signing in [QU-26]. */
export const signInRefusals = {
  ...triesRefusal,
  invalid_credentials: ({ by }: { by: 'password' | 'code' }) =>
    by === 'code' ? 'Invalid username or one-time code.' : 'Invalid username or password.',
  inactive_account: ({ of }: { of: 'person' | 'school' }) =>
    of === 'school' ? 'Your school is switched off at the moment.' : 'Your account is not active.',
  multi_device: 'You are already logged in on another device.',
};

export const helpRefusals = { inactive_account: 'This account is not active.' };

export const linkRefusals = {
  ...signInRefusals,
  link_over: 'This link was used before, or is too old. Ask your teacher for a new one.',
};

export const connectRefusals = {
  account_over: 'This took too long. Please begin again.',
  account_taken: ({ label }: { label: string }) =>
    `This ${label} account is connected with somebody else here.`,
  account_other: ({ label }: { label: string }) =>
    `Another ${label} account is connected with yours. Disconnect it first.`,
  account_not_offered: ({ label }: { label: string }) => `Your school does not use ${label} accounts here.`,
  account_foreign: ({ label }: { label: string }) => `This ${label} account is not one of your school.`,
  own_password_first:
    'Sign in with your code and choose a password of your own first. After that you can connect the account.',
};

export const accountRefusals = { ...signInRefusals, ...connectRefusals };

export const startConnectionRefusals = {
  ...triesRefusal,
  current_incorrect: 'Current password is incorrect.',
  account_not_offered: connectRefusals.account_not_offered,
  own_password_first: connectRefusals.own_password_first,
  provider_unreachable: ({ label }: { label: string }) =>
    `${label} cannot be reached at the moment. Try again in a few minutes.`,
};

export const disconnectPersonRefusals = {
  demo_school: 'This is a demo school: its people keep their accounts.',
};

export const schoolProviderRefusals = {
  demo_school: 'This is a demo school: its settings stay as they are.',
  domain_wrong: ({ domain }: { domain: string }) => `“${domain}” is not how an e-mail address ends.`,
  domains_missing: 'Write at least one e-mail domain of your school.',
  domain_refused: ({ domain }: { domain: string }) =>
    `The operator of this server does not allow the domain ${domain}.`,
  stale: 'Somebody else has changed this meanwhile. Look at it again.',
};

export const authStatuses = {
  invalid_credentials: 401,
  too_many_attempts: 429,
  multi_device: 409,
  link_over: 401,
  account_over: 401,
} as const satisfies StatusesOf<typeof linkRefusals & typeof accountRefusals>;
