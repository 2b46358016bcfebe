import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { accountSessions, linkedAccounts } from '../schema/account.ts';
import { sessions } from '../schema/session.ts';
import { forgetSessions, revokeSessions } from '../sessions.ts';
import type { Pending } from './account-cookies.ts';
import type { PersonKey } from './linked-accounts.ts';

/** Writes down by which account a session begins. */
export async function noteAccountOf(
  db: Queryable,
  sessionId: string,
  { schoolId, id: personId }: PersonKey,
  { provider, issuer, subject, sid }: Pending,
): Promise<void> {
  await db.insert(accountSessions).values({ sessionId, schoolId, personId, provider, issuer, subject, sid });
}

export const begunBy = ({ schoolId, id }: PersonKey, provider: string) =>
  and(
    eq(accountSessions.schoolId, schoolId),
    eq(accountSessions.personId, id),
    eq(accountSessions.provider, provider),
  );

/** Of an account, or of one session at the provider where it names that. */
export const begunAt = (
  issuer: string,
  { subject, sid }: { readonly subject: string; readonly sid: string },
) =>
  and(
    eq(accountSessions.issuer, issuer),
    subject === '' ? undefined : eq(accountSessions.subject, subject),
    sid === '' ? undefined : eq(accountSessions.sid, sid),
  );

/**
 * Holds whose account it is and whose sessions it began: a sign-in that is under way ends first, and its session is
 * seen. People before anything of theirs, as everywhere, so that nobody waits in a circle.
 */
export async function lockPeopleOf(
  db: Queryable,
  issuer: string,
  of: { readonly subject: string; readonly sid: string },
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

/**
 * Ends what is open of the sessions that began by an account, on every server; its pages read by whom. Whose they were.
 */
export async function endAccountSessions(
  { app, db, afterCommit }: UnitOfWork,
  whose: SQL | undefined,
  by: 'provider' | 'school',
): Promise<readonly (PersonKey & { readonly sessions: number })[]> {
  const theirs = await db
    .select({ id: accountSessions.sessionId, schoolId: accountSessions.schoolId })
    .from(accountSessions)
    .where(whose);
  if (theirs.length === 0) return [];
  const ids = theirs.map(({ id }) => id);
  const ended = await revokeSessions(db, app.now(), inArray(sessions.id, ids));
  if (ended.length === 0) return [];
  const over = ended.map(({ id }) => id);
  await db.update(accountSessions).set({ endedBy: by }).where(inArray(accountSessions.sessionId, over));
  afterCommit(() => {
    forgetSessions(over);
    for (const id of over) app.broadcaster.endSession(id);
  });
  const schoolOf = new Map(theirs.map(({ id, schoolId }) => [id, schoolId]));
  const counted = new Map<string, PersonKey & { sessions: number }>();
  for (const { id, personId } of ended) {
    const schoolId = schoolOf.get(id) ?? 0;
    const key = `${schoolId}:${personId}`;
    const before = counted.get(key) ?? { schoolId, id: personId, sessions: 0 };
    counted.set(key, { ...before, sessions: before.sessions + 1 });
  }
  return [...counted.values()];
}
