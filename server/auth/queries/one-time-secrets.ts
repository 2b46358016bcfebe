import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { linkedAccounts } from '../schema/account.ts';
import { oneTimeSecrets } from '../schema/sign-in.ts';
import type { PersonKey } from './people.ts';

export type CodeKind = 'email-code' | 'student-code';
export type LongKind = 'student-link' | 'password-reset';
/** `transfer` moves a person to another school; nobody signs in with it. */
export type OneTimeKind = CodeKind | LongKind | 'transfer';

/** A code is void after this many wrong tries. */
const triesPerCode = 5;

const isOpen = (now: Date) => and(isNull(oneTimeSecrets.usedAt), gt(oneTimeSecrets.expiresAt, now));

export async function upsertSecret(
  db: Queryable,
  { schoolId, id: personId }: PersonKey,
  kind: OneTimeKind,
  given: Pick<typeof oneTimeSecrets.$inferInsert, 'secretHash' | 'createdAt' | 'createdBy' | 'expiresAt'>,
): Promise<void> {
  const values = { ...given, tries: 0, usedAt: null };
  await db
    .insert(oneTimeSecrets)
    .values({ schoolId, personId, kind, ...values })
    .onConflictDoUpdate({
      target: [oneTimeSecrets.schoolId, oneTimeSecrets.personId, oneTimeSecrets.kind],
      set: values,
    });
}

export interface OpenCode {
  readonly kind: string;
  readonly secretHash: string;
}

/** The person's live codes. A try counts before the check and stays counted, so guesses sent at once count too. */
export function tryCodes(
  db: Queryable,
  now: Date,
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
        isOpen(now),
        lt(oneTimeSecrets.tries, triesPerCode),
      ),
    )
    .returning({ kind: oneTimeSecrets.kind, secretHash: oneTimeSecrets.secretHash });
}

/** Uses a secret up by its hash. null: it was used, ran out or never was; of two callers at once one gets it. */
export async function consumeCode(
  db: Queryable,
  now: Date,
  secretHash: string,
  kind?: LongKind,
  schoolId?: number,
): Promise<{ schoolId: number; personId: number; kind: string } | null> {
  const [used] = await db
    .update(oneTimeSecrets)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeSecrets.secretHash, secretHash),
        kind === undefined ? undefined : eq(oneTimeSecrets.kind, kind),
        schoolId === undefined ? undefined : eq(oneTimeSecrets.schoolId, schoolId),
        isOpen(now),
      ),
    )
    .returning();
  return used ?? null;
}

/** Whose secret it is, used or not; null when it never was. */
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

/** Returns how many; without `kinds`, after a new password, all ways in end, connected accounts too. */
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
