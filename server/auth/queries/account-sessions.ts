import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { accountSessions, linkedAccounts } from '../schema/account.ts';
import type { PersonKey } from './people.ts';

type AccountSession = typeof accountSessions.$inferSelect;

export async function insertAccountSession(
  db: Queryable,
  sessionId: string,
  { schoolId, id: personId }: PersonKey,
  { provider, issuer, subject, sid }: Pick<AccountSession, 'provider' | 'issuer' | 'subject' | 'sid'>,
): Promise<void> {
  await db.insert(accountSessions).values({ sessionId, schoolId, personId, provider, issuer, subject, sid });
}

export const begunBy = ({ schoolId, id }: PersonKey, provider: string): SQL | undefined =>
  and(
    eq(accountSessions.schoolId, schoolId),
    eq(accountSessions.personId, id),
    eq(accountSessions.provider, provider),
  );

/** All sessions of the account, or one session of the provider where it is named. */
export const begunAt = (
  issuer: string,
  { subject, sid }: Pick<AccountSession, 'subject' | 'sid'>,
): SQL | undefined =>
  and(
    eq(accountSessions.issuer, issuer),
    subject === '' ? undefined : eq(accountSessions.subject, subject),
    sid === '' ? undefined : eq(accountSessions.sid, sid),
  );

/** Locks people before anything of theirs, which avoids deadlocks; a sign-in under way ends first and is seen. */
export async function lockPeopleOf(
  db: Queryable,
  issuer: string,
  of: Pick<AccountSession, 'subject' | 'sid'>,
): Promise<void> {
  await db
    .select({ id: people.id })
    .from(people)
    .where(
      or(
        exists(
          db
            .select({ one: sql`1` })
            .from(accountSessions)
            .where(and(isOfPerson(accountSessions), begunAt(issuer, of))),
        ),
        exists(
          db
            .select({ one: sql`1` })
            .from(linkedAccounts)
            .where(
              and(
                isOfPerson(linkedAccounts),
                eq(linkedAccounts.issuer, issuer),
                eq(linkedAccounts.subject, of.subject),
              ),
            ),
        ),
      ),
    )
    .orderBy(people.schoolId, people.id)
    .for('no key update');
}

const isOfPerson = ({ schoolId, personId }: typeof accountSessions | typeof linkedAccounts) =>
  and(eq(schoolId, people.schoolId), eq(personId, people.id));

export const listAccountSessions = (db: Queryable, whose: SQL | undefined) =>
  db
    .select({ id: accountSessions.sessionId, schoolId: accountSessions.schoolId })
    .from(accountSessions)
    .where(whose);

export async function updateEndedBy(
  db: Queryable,
  ids: string[],
  by: NonNullable<AccountSession['endedBy']>,
): Promise<void> {
  await db.update(accountSessions).set({ endedBy: by }).where(inArray(accountSessions.sessionId, ids));
}
