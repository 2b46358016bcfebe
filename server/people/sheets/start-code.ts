import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { dayMilliseconds } from '#contract/core/days.ts';
import { codeDays } from '#contract/people/sign-in-sheet.wire.ts';

/** Leaves out what looks alike on paper or sounds alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const groups = [letters, digits, letters];
const groupLength = 4;

/** `pick` returns a number below its argument, place by place. */
const codeOf = (pick: (below: number) => number): string =>
  groups
    .map((from) => Array.from({ length: groupLength }, () => from.charAt(pick(from.length))).join(''))
    .join('-');

/** Three groups such as `kvhm-4827-pzqr`: 23⁸ × 8⁴ codes, and five tries. */
export const startCode = (): string => codeOf((below) => randomInt(below));

export const newSheetSecret = (): string => randomBytes(32).toString('base64url');

/** Always gives the same code for one person on a sheet. */
export function codeFrom(secret: string, personId: number): string {
  // 16 bits per place, so that no sign is notably more likely.
  const bytes = createHmac('sha256', secret).update(String(personId)).digest();
  let place = 0;
  return codeOf((below) => {
    const value = bytes.readUInt16BE(place * 2);
    place += 1;
    return value % below;
  });
}

/** [QU-06] The owner must choose a password at once. An unused code expires. */
export const asPassword = (passwordHash: string, now: Date) => ({
  passwordHash,
  passwordChangeStatus: 0,
  passwordSkips: 0,
  codeUntil: new Date(now.getTime() + codeDays * dayMilliseconds),
});
