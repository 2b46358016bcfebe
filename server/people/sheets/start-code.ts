import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { dayMilliseconds } from '#contract/core/days.ts';
import { codeDays } from '#contract/people/sign-in-sheet.wire.ts';

/** Nothing that looks like something else when it is read out or written on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const groups = [letters, digits, letters];
const groupLength = 4;

/** `pick` says which of so many, place by place. */
const codeOf = (pick: (below: number) => number): string =>
  groups
    .map((from) => Array.from({ length: groupLength }, () => from.charAt(pick(from.length))).join(''))
    .join('-');

/** Three groups such as `kvhm-4827-pzqr`: 23⁸ × 8⁴, and five tries. */
export const startCode = (): string => codeOf((below) => randomInt(below));

export const newSheetSecret = (): string => randomBytes(32).toString('base64url');

/** The code of one person on a sheet, the same each time it is asked for. */
export function codeFrom(secret: string, personId: number): string {
  // Twice as many bits a place as it takes: none of its signs is more likely than another.
  const bytes = createHmac('sha256', secret).update(String(personId)).digest();
  let place = 0;
  return codeOf((below) => {
    const value = bytes.readUInt16BE(place * 2);
    place += 1;
    return value % below;
  });
}

/**
 * [QU-06] A code in place of a password: its owner is asked for one of their own before anything else. Unused, it is worth
 * nothing after a while, wherever the paper lies.
 */
export const asPassword = (passwordHash: string, now: Date) => ({
  passwordHash,
  passwordChangeStatus: 0,
  passwordSkips: 0,
  codeUntil: new Date(now.getTime() + codeDays * dayMilliseconds),
});
