import { createHash, randomInt } from 'node:crypto';
import type { Services, UnitOfWork } from '#server/core/context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { consumeToken, issueSignedToken, readSignedToken } from './signed-tokens.ts';

/** [QU-12] The browser computes a moment, else a person adds two numbers. It lasts ten minutes and works once. */
const seconds = 600;
/** About 8,000 hashes: a fraction of a second. */
const bits = 13;

export function newCaptcha(app: Services) {
  const sum: [number, number] = [randomInt(2, 10), randomInt(2, 10)];
  return { ticket: issueSignedToken(app, 'captcha', { sum: sum[0] + sum[1] }, seconds), bits, sum };
}

/** Refuses a wrong answer, and one to an old, foreign or used challenge [VP-04]. */
export async function refuseUnlessSolved(
  unit: Pick<UnitOfWork, 'app' | 'db'> & Refusing<'captcha'>,
  answer: string,
): Promise<void> {
  const [, way, value = '', ticket = ''] = /^(work|sum):([^:]{1,20}):(.+)$/.exec(answer) ?? [];
  const facts = ticket === '' ? null : readSignedToken(unit.app, 'captcha', ticket);
  const isRight =
    facts !== null &&
    (way === 'work' ? hasLeadingZeros(`${ticket}:${value}`) : Number(value) === facts['sum']);
  if (!isRight || !(await consumeToken(unit, ticket, seconds)))
    throw unit.refuse('captcha', { issues: { recaptcha: 'captcha' } });
}

function hasLeadingZeros(text: string): boolean {
  return createHash('sha256').update(text).digest().readUInt32BE() < 2 ** (32 - bits);
}
