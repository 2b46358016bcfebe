import type { SQL } from 'drizzle-orm';
import type { UnitOfWork } from '#server/core/context.ts';
import { listAccountSessions, updateEndedBy } from '../queries/account-sessions.ts';
import type { PersonKey } from '../queries/people.ts';
import { isAmongSessions, revokeSessions } from '../queries/sessions.ts';
import { forgetSessions } from '../sessions.ts';

/** Ends these account sessions everywhere and returns their people; `by` tells their pages who did. */
export async function endAccountSessions(
  { app, db, afterCommit }: UnitOfWork,
  whose: SQL | undefined,
  by: 'provider' | 'school',
): Promise<readonly (PersonKey & { readonly sessions: number })[]> {
  const theirs = await listAccountSessions(db, whose);
  if (theirs.length === 0) return [];
  const ids = theirs.map(({ id }) => id);
  const ended = await revokeSessions(db, app.now(), isAmongSessions(ids));
  if (ended.length === 0) return [];
  const over = ended.map(({ id }) => id);
  await updateEndedBy(db, over, by);
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
