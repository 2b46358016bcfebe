import {
  demoRefusal,
  removeResourceRefusals,
  saveResourceRefusals,
} from '#contract/core/resource.refusals.ts';

const consentExists = {
  consent_exists: 'This student has a consent already. Change that one, or withdraw it first.',
};

export const saveConsentRefusals = {
  ...saveResourceRefusals,
  ...demoRefusal,
  ...consentExists,
  unknown_student: 'This is not a student of this school. Choose one of the list.',
  future_day: 'The day cannot be after today.',
  old_day: ({ years }: { years: number }) => `The day cannot be more than ${years} years ago.`,
  other_student: 'A consent stays with its student. Withdraw this one and record another.',
};
export const withdrawRefusals = { ...removeResourceRefusals, ...demoRefusal, ...consentExists };
export const wallEntryRefusals = { ...removeResourceRefusals, ...demoRefusal };
export const portfolioRefusals = {
  form_session: saveResourceRefusals.form_session,
  stale: saveResourceRefusals.stale,
  ...demoRefusal,
  unknown_work: 'Only your own works that a teacher approved can be in the portfolio.',
};
