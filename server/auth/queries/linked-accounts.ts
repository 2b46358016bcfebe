import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { linkedAccounts } from '../schema/account.ts';
import type { PersonKey, StoredPerson } from './people.ts';

type Account = Pick<typeof linkedAccounts.$inferSelect, 'issuer' | 'subject'>;

const isAccount = ({ issuer, subject }: Account) =>
  and(eq(linkedAccounts.issuer, issuer), eq(linkedAccounts.subject, subject));

const isOf = ({ schoolId, id }: PersonKey) =>
  and(eq(linkedAccounts.schoolId, schoolId), eq(linkedAccounts.personId, id));

/** Finds the holder by the provider's number alone. A person who left or is in the bin holds none. */
export async function holderOfAccount(db: Queryable, account: Account): Promise<StoredPerson | null> {
  const [row] = await db
    .select({ person: people })
    .from(linkedAccounts)
    .innerJoin(
      people,
      and(eq(people.schoolId, linkedAccounts.schoolId), eq(people.id, linkedAccounts.personId)),
    )
    .where(and(isAccount(account), isNull(people.deletedAt), isNull(people.leftAt)));
  return row?.person ?? null;
}

export const accountsOf = (db: Queryable, person: PersonKey) =>
  db.select().from(linkedAccounts).where(isOf(person));

/** false: the account is connected, or the person has another one of the provider. */
export async function insertAccount(
  db: Queryable,
  account: typeof linkedAccounts.$inferInsert,
): Promise<boolean> {
  const connected = await db
    .insert(linkedAccounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ account: linkedAccounts.account });
  return connected.length > 0;
}

/** Takes the account from a person who left or is in the bin. */
export async function leaveGone(db: Queryable, account: Account): Promise<void> {
  await db.delete(linkedAccounts).where(
    and(
      isAccount(account),
      sql`exists (select from ${people} where ${people.schoolId} = ${linkedAccounts.schoolId}
        and ${people.id} = ${linkedAccounts.personId} and (${isNotNull(people.deletedAt)} or ${isNotNull(people.leftAt)}))`,
    ),
  );
}

/** Notes a sign-in of the locked person. false: the account is no longer theirs, or they signed out there since. */
export async function noteUse(
  db: Queryable,
  now: Date,
  person: PersonKey,
  pending: Account & { readonly at: number },
): Promise<boolean> {
  const [row] = await db
    .update(linkedAccounts)
    .set({ lastUsedAt: now })
    .where(and(isOf(person), isAccount(pending)))
    .returning({ signedOutAt: linkedAccounts.signedOutAt });
  return row !== undefined && !(row.signedOutAt && row.signedOutAt.getTime() >= pending.at);
}

/** People who came from there before must begin again. */
export async function noteSignedOut(db: Queryable, now: Date, account: Account): Promise<void> {
  await db.update(linkedAccounts).set({ signedOutAt: now }).where(isAccount(account));
}

/** Removes the connections of one provider, or all; returns how many. */
export async function disconnect(db: Queryable, person: PersonKey, provider?: string): Promise<number> {
  const gone = await db
    .delete(linkedAccounts)
    .where(and(isOf(person), provider === undefined ? undefined : eq(linkedAccounts.provider, provider)))
    .returning({ provider: linkedAccounts.provider });
  return gone.length;
}
