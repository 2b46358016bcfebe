/** What may be wrong with a row. Screens and files say it in the reader's language. */
export const importProblems = [
  'name_required',
  'name_letters',
  'too_long',
  'mobile_digits',
  'email_required',
  'email_form',
  'gender_required',
  'login_form',
  'birth_date',
  'scientific',
  'formula',
  'key_required',
  'twice',
  'login_taken',
  'admission_taken',
  'two_people',
  'other_role',
  'gone',
  'section_missing',
  'class_unknown',
  'one_class',
  'no_classes',
  'no_clubs',
  'licence_full',
  'not_in_bundle',
  'signed_in',
  'changed_since',
] as const;
export type ImportProblemCode = (typeof importProblems)[number];

/**
 * `new`, `changed`, `same`; `problem`: not applied; `duplicate`: new, but somebody alike is here, not applied until an
 * admin says that they are two; `conflict`: only fields differ that were changed by hand since the last import;
 * `leaver`: here, and not in the file; `left_out`: another row of the file names the same person; `stayed`: left alone by
 * the undoing.
 */
export const verdicts = [
  'new',
  'changed',
  'same',
  'problem',
  'duplicate',
  'conflict',
  'leaver',
  'left_out',
  'stayed',
] as const;
export type Verdict = (typeof verdicts)[number];

/** `reading` … `undoing` are at work by themselves; in the others it waits for a person. */
export const importStates = [
  'reading',
  'mapping',
  'checking',
  'reviewing',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];
