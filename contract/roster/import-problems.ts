/** Problems of a row. Screens and files show them in the reader's language. */
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
  'taken_since',
  'place_gone',
] as const;
export type ImportProblemCode = (typeof importProblems)[number];

/**
 * `problem`: not applied; `duplicate`: a new person like an existing one, not applied until an admin says that they
 * are two; `conflict`: only fields differ that were edited by hand since the last import; `leaver`: in the school but
 * not in the file; `left_out`: another row names the same person; `stayed`: the undo left them alone.
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

/** A job is at work in `reading` … `undoing`; the other states wait for a person. */
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
