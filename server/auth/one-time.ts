import { randomInt } from 'node:crypto';
import { transferDays } from '#contract/people/transfer.wire.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import {
  type CodeKind,
  type LongKind,
  type OneTimeKind,
  type OpenCode,
  upsertSecret,
} from './queries/one-time-secrets.ts';
import type { PersonKey } from './queries/people.ts';
import { fingerprint, hashPassword, newSecret, passwordMatches } from './secrets.ts';

const minutes: Readonly<Record<OneTimeKind, number>> = {
  'email-code': 10,
  'student-code': 10,
  'student-link': 10,
  'password-reset': 30,
  transfer: transferDays * 24 * 60,
};

type Unit = Pick<UnitOfWork, 'app' | 'db'>;

export const secondsOf = (kind: OneTimeKind): number => minutes[kind] * 60;

/** Six digits to read out or copy from a mail, with the hash to store. */
export async function drawCode(): Promise<{ readonly code: string; readonly hash: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, hash: await hashPassword(code) };
}

/** 256 random bits for an address. Replaces an earlier one. */
export async function newLongSecret(
  unit: Unit,
  person: PersonKey,
  kind: LongKind,
  createdBy: number | null,
): Promise<string> {
  const secret = newSecret();
  await keepSecret(unit, person, kind, fingerprint(secret), createdBy);
  return secret;
}

export async function keepSecret(
  { app, db }: Unit,
  person: PersonKey,
  kind: OneTimeKind,
  secretHash: string,
  createdBy: number | null,
): Promise<void> {
  const createdAt = app.now();
  const expiresAt = new Date(createdAt.getTime() + minutes[kind] * 60_000);
  await upsertSecret(db, person, kind, { secretHash, createdAt, createdBy, expiresAt });
}

/** The stored hash of this code, for `consumeCode`; null: it matches none. An unknown person takes as long. */
export async function matchingCode(
  open: readonly OpenCode[],
  code: string,
  kinds: readonly CodeKind[],
): Promise<string | null> {
  let found: string | null = null;
  for (const kind of kinds) {
    const stored = open.find((row) => row.kind === kind)?.secretHash ?? null;
    if (await passwordMatches(stored, code)) found = stored;
  }
  return found;
}
