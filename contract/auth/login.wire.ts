import * as v from 'valibot';
import { loginNameLength } from '#contract/core/login-name.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { withoutBlanks } from './start-code.rules.ts';

/** [QU-14] The browser's description of itself. */
export const deviceDetails = v.object({
  deviceId: rawText(64),
  browser: rawText(200),
  os: rawText(100),
  tz: rawText(64),
});

const loginName = (shortest: number) =>
  v.pipe(
    trimmedText(loginNameLength.longest, `Maximum of ${loginNameLength.longest} characters`),
    v.minLength(shortest, `Minimum of ${shortest} characters`),
  );

const sixDigits = 'A one-time code has six digits.';

/** Each attempt uses one way to sign in [LG-06]; the fields of the others stay empty. */
const waysIn = {
  password: v.optional(
    v.pipe(rawText(24), v.transform(withoutBlanks), v.regex(/^\S*$/, 'A password has no spaces.')),
    '',
  ),
  otp: v.optional(v.pipe(rawText(6, sixDigits), v.regex(/^(\d{6})?$/, sixDigits)), ''),
  /** [QU-13] `demo` needs a `grant` of get-demo-grant. A student's link has its own call. */
  login_type: v.optional(v.picklist(['password', 'otp', 'demo']), 'password'),
  /** [QU-13] Source of the one-time code: a teacher or a mail; '' if the person need not know. */
  type_otp: v.optional(v.picklist(['', 'student', 'email']), ''),
  deviceDetails,
  /** [CC-01] Unused: only a grant opens a demo school. */
  isDemo: v.optional(v.picklist([0, 1]), 0),
  /** Ours [LG-07, QU-15]: 1 ends the person's sessions on other devices. */
  endOthers: v.optional(v.picklist([0, 1]), 0),
  /** Ours [QC-54]: the signed ticket of a demo shortcut. */
  grant: v.optional(rawText(400), ''),
};

interface WayIn {
  readonly password: string;
  readonly otp: string;
  readonly login_type: 'password' | 'otp' | 'demo';
  readonly grant: string;
}

/** Each way needs its own secret and no other, so an empty password never signs in. */
function hasOneSecret({ login_type, password, otp, grant }: WayIn): boolean {
  const given = { password: password.length >= 3, otp: otp !== '', demo: grant !== '' };
  return given[login_type] && [password, otp, grant].filter((secret) => secret !== '').length === 1;
}
const noSecret = 'Enter a password or a one-time code.';

/** [CC-01, VP-01, VP-02] */
export const loginInput = v.pipe(
  v.object({ email: loginName(2), ...waysIn }),
  v.check((way) => hasOneSecret(way), noSecret),
);
/** [CC-02, VP-03, QC-24] */
export const studentLoginInput = v.pipe(
  v.object({ email: loginName(6), ...waysIn, schoolId: count }),
  v.check((way) => hasOneSecret(way), noSecret),
);
