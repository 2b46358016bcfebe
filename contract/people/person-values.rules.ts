import * as v from 'valibot';
import { normaliseLoginName } from '#contract/auth/session.model.ts';
import { loginNameLength } from '#contract/core/login-name.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { plainMobile } from '#contract/profile/mobile.rules.ts';
import { type FormOwner, problemOf } from '#contract/profile/profile.rules.ts';
import type { ProfileField } from '#contract/profile/profile-rights.rules.ts';

/** For forms and files alike. The message of an issue is its code. */

const longest = 200;

interface JudgedText {
  readonly field: ProfileField;
  readonly owner: FormOwner;
  /** '' is valid. */
  readonly isOptional?: boolean;
  /** The stored value: an unchanged one is not checked again [QC-49]. */
  readonly stored?: unknown;
}

/** Checked by the rules of profiles [VP-23…VP-27]. */
export const judgedText = ({ field, owner, isOptional = false, stored }: JudgedText) =>
  v.pipe(
    trimmedText(longest, 'too_long'),
    v.transform((text) => (isNumber(field) && text !== stored ? plainMobile(text) || text : text)),
    v.maxLength(longest, 'too_long'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      if (value === '' ? isOptional : value === stored) return;
      const problem = problemOf(field, value, owner);
      if (problem) addIssue({ message: problem });
    }),
  );

const isNumber = (field: ProfileField) => field === 'mobile' || field === 'alternateContact';

const loginNamePattern = new RegExp(`^[A-Z0-9][A-Z0-9._@-]{1,${loginNameLength.longest - 1}}$`);

/** [CO-43] Upper case, without the old prefixes, which sign-in rewrites. */
export const loginNameField = v.pipe(
  trimmedText(loginNameLength.longest, 'login_form'),
  v.toUpperCase(),
  v.regex(loginNamePattern, 'login_form'),
  v.check((name) => !normaliseLoginName(name).rewritten, 'login_form'),
);

export const birthDay = v.pipe(
  rawText(10, 'birth_date'),
  v.check((text) => text === '' || isPastDay(text), 'birth_date'),
);

/** A day in the past that a person at school today can be born on. */
function isPastDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(time)) return false;
  const isReal = new Date(time).toISOString().startsWith(text);
  return isReal && text >= '1920-01-01' && time < Date.now();
}

export const admissionNumber = trimmedText(40, 'too_long');
export const shortText = trimmedText(longest, 'too_long');
