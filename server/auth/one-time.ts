import { randomInt } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { transferDays } from '#contract/people/transfer.wire.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { linkedAccounts } from './schema/account.ts';
import { oneTimeSecrets } from './schema/sign-in.ts';
import { fingerprint, hashPassword, newSecret, passwordMatches } from './secrets.ts';

/** How many minutes each kind holds. */
const minutes = {
  'email-code': 10,
  'student-code': 10,
  'student-link': 10,
  'password-reset': 30,
  /** For another school; nobody signs in with it. */
  transfer: transferDays * 24 * 60,
} as const;
export type OneTimeKind = keyof typeof minutes;
export type CodeKind = 'email-code' | 'student-code';

/** Wrong codes after which a code is worth nothing. */
const triesPerCode = 5;

type Unit = Pick<UnitOfWork, 'app' | 'db'>;

interface PersonKey {
  readonly schoolId: number;
  readonly id: number;
}

export const secondsOf = (kind: OneTimeKind): number => minutes[kind] * 60;

/** Six digits to be read out or typed off a mail, with the hash that is kept of them. */
export async function drawCode(): Promise<{ readonly code: string; readonly hash: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, hash: await hashPassword(code) };
}

/** 256 random bits for an address. Takes the place of an earlier one. */
export async function newLongSecret(
  unit: Unit,
  person: PersonKey,
  kind: 'student-link' | 'password-reset',
  createdBy: number | null,
): Promise<string> {
  const secret = newSecret();
  await keepSecret(unit, person, kind, fingerprint(secret), createdBy);
  return secret;
}

/** Takes the place of an earlier one. */
export async function keepSecret(
  { app, db }: Unit,
  person: PersonKey,
  kind: OneTimeKind,
  secretHash: string,
  createdBy: number | null,
): Promise<void> {
  const createdAt = app.now();
  const expiresAt = new Date(createdAt.getTime() + minutes[kind] * 60_000);
  const values = { secretHash, createdAt, createdBy, expiresAt, tries: 0, usedAt: null };
  await db
    .insert(oneTimeSecrets)
    .values({ schoolId: person.schoolId, personId: person.id, kind, ...values })
    .onConflictDoUpdate({
      target: [oneTimeSecrets.schoolId, oneTimeSecrets.personId, oneTimeSecrets.kind],
      set: values,
    });
}

const isOpen = (now: Date) => and(isNull(oneTimeSecrets.usedAt), gt(oneTimeSecrets.expiresAt, now));

interface OpenCode {
  readonly kind: string;
  readonly secretHash: string;
}

/**
 * The person's live codes. A try is counted before it is looked at, and stays counted, so that guesses sent at once
 * count too.
 */
export function tryCodes(
  { app, db }: Unit,
  person: PersonKey | null,
  kinds: readonly CodeKind[],
): Promise<OpenCode[]> {
  return db
    .update(oneTimeSecrets)
    .set({ tries: sql`${oneTimeSecrets.tries} + 1` })
    .where(
      and(
        eq(oneTimeSecrets.schoolId, person?.schoolId ?? -1),
        eq(oneTimeSecrets.personId, person?.id ?? -1),
        inArray(oneTimeSecrets.kind, [...kinds]),
        isOpen(app.now()),
        lt(oneTimeSecrets.tries, triesPerCode),
      ),
    )
    .returning({ kind: oneTimeSecrets.kind, secretHash: oneTimeSecrets.secretHash });
}

/** The hash of the code that this one is, to be used up with `consumeCode`; null when it is none. Takes as long for nobody. */
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

/** Uses a secret up by its hash; null when it was used, ran out or never was. Of two at once one gets it. */
export async function consumeCode(
  db: Queryable,
  now: Date,
  secretHash: string,
): Promise<{ schoolId: number; personId: number; kind: string } | null> {
  const [used] = await db
    .update(oneTimeSecrets)
    .set({ usedAt: now })
    .where(and(eq(oneTimeSecrets.secretHash, secretHash), isOpen(now)))
    .returning();
  return used ?? null;
}

/** Whose secret it is or was, used or not; null when it never was. */
export async function secretHolder(
  db: Queryable,
  kind: OneTimeKind,
  secretHash: string,
): Promise<{ schoolId: number; personId: number } | null> {
  const [row] = await db
    .select({ schoolId: oneTimeSecrets.schoolId, personId: oneTimeSecrets.personId })
    .from(oneTimeSecrets)
    .where(and(eq(oneTimeSecrets.secretHash, secretHash), eq(oneTimeSecrets.kind, kind)));
  return row ?? null;
}

/** The same for a long secret of one kind. */
export async function useUpLong(
  db: Queryable,
  now: Date,
  kind: 'student-link' | 'password-reset',
  secret: string,
  schoolId?: number,
): Promise<{ schoolId: number; personId: number } | null> {
  const [used] = await db
    .update(oneTimeSecrets)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeSecrets.secretHash, fingerprint(secret)),
        eq(oneTimeSecrets.kind, kind),
        schoolId === undefined ? undefined : eq(oneTimeSecrets.schoolId, schoolId),
        isOpen(now),
      ),
    )
    .returning();
  return used ?? null;
}

/**
 * Ways in that are still open end: all of them after a new password, connected accounts too, else those of the named
 * kinds. How many codes.
 */
export async function revokeCodes(
  db: Queryable,
  now: Date,
  person: PersonKey,
  kinds?: readonly OneTimeKind[],
): Promise<number> {
  if (!kinds)
    await db
      .delete(linkedAccounts)
      .where(and(eq(linkedAccounts.schoolId, person.schoolId), eq(linkedAccounts.personId, person.id)));
  const ended = await db
    .update(oneTimeSecrets)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeSecrets.schoolId, person.schoolId),
        eq(oneTimeSecrets.personId, person.id),
        kinds
          ? and(inArray(oneTimeSecrets.kind, [...kinds]), isOpen(now))
          : and(isNull(oneTimeSecrets.usedAt), ne(oneTimeSecrets.kind, 'transfer')),
      ),
    )
    .returning({ kind: oneTimeSecrets.kind });
  return ended.length;
}
