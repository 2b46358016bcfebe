import { createHmac, randomInt } from 'node:crypto';
import {
  examCodeLength,
  wrongCodesMost,
  wrongCodeWaitSeconds,
} from '#contract/assessments/assessments.rules.ts';
import type { startRefusals } from '#contract/assessments/attempt.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Refusal } from '#server/core/refusal.ts';
import { lockCode, lockTries, markCodeUsed, type StudentKey, writeTries } from './queries/exam-codes.ts';

/** Leaves out letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const newCode = (): string =>
  Array.from({ length: examCodeLength }, () => letters[randomInt(letters.length)]).join('');

/** Uses the server's secret: a reader of the database could guess short codes. Case, blanks, hyphens do not count. */
export const hashOfCode = (
  secret: string,
  { schoolId, assessmentId, personId }: StudentKey,
  code: string,
): string =>
  createHmac('sha256', secret)
    .update(
      `exam-code ${schoolId} ${assessmentId} ${personId} ${code.toUpperCase().replaceAll(/[\s-]/gu, '')}`,
    )
    .digest('base64url');

type Scene = SignedInContext<ReasonsOf<typeof startRefusals>>;

/** [CE-03] Returns a refusal to throw after the commit: a wrong code stays counted. Tries run one by one. */
export async function useCode(scene: Scene, key: StudentKey, typed: string): Promise<Refusal | null> {
  const { app, db, refuse } = scene;
  if (typed.trim() === '') return refuse('code_needed', { issues: { otp: 'code_needed' } });
  const now = app.now();
  const tried = await lockTries(db, key);
  if (tried?.waitUntil && tried.waitUntil > now)
    return waitFor(scene, tried.waitUntil.getTime() - now.getTime());
  const code = await lockCode(db, key);
  const isRight = code?.codeHash === hashOfCode(app.ticketKey, key, typed);
  if (isRight && code.usedAt) return refuse('code_used', { issues: { otp: 'code_used' } });
  // No guess: it takes no try.
  if (isRight && code.expiresAt <= now) return refuse('code_expired', { issues: { otp: 'code_expired' } });
  if (isRight) {
    await markCodeUsed(db, key, now);
    return null;
  }
  const tries = (tried?.tries ?? 0) + 1;
  const mustWait = tries >= wrongCodesMost;
  const waitUntil = mustWait ? new Date(now.getTime() + wrongCodeWaitSeconds * 1000) : null;
  await writeTries(db, key, { tries: mustWait ? 0 : tries, waitUntil });
  if (mustWait) return waitFor(scene, wrongCodeWaitSeconds * 1000);
  const params = { left: wrongCodesMost - tries };
  return refuse('wrong_code', { params, issues: { otp: { code: 'wrong_code', params } } });
}

function waitFor({ refuse }: Pick<Scene, 'refuse'>, milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / 1000);
  return refuse('code_wait', { params: { seconds }, retryAfterSeconds: seconds });
}
