import { randomInt } from 'node:crypto';

/** Nothing that looks like something else when it is read out or written on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

/** Three groups such as `kvhm-4827-pzqr`: 23⁸ × 8⁴, and five tries. */
export function startCode(): string {
  const group = (from: string) =>
    Array.from({ length: 4 }, () => from.charAt(randomInt(from.length))).join('');
  return [group(letters), group(digits), group(letters)].join('-');
}

/**
 * [QU-06] What goes with a code as a password: as if its owner had put off a password of their own as often as they may,
 * since a code that somebody else has read must be replaced.
 */
export const mustReplace = { passwordChangeStatus: 0, passwordSkips: 1_000 };
