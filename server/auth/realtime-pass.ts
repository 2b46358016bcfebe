import { logoutKeysOf } from '#contract/auth/forced-logout.ts';
import type { Role } from '#contract/core/define-call.ts';
import type { Actor } from '#server/core/actor.ts';
import type { AppContext, Services } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { RealtimeListener } from '#server/realtime/realtime.types.ts';
import { findOpenSession, partsOfPerson } from './queries/listeners.ts';
import { issueSignedToken, readSignedToken } from './signed-tokens.ts';

const purpose = 'realtime';
/** How long a pass may open a connection; an open connection lasts until its session ends. */
const seconds = 60;

/** [RP-18, RP-19] */
export async function listenerKeys(
  db: Queryable,
  { id, role, school }: { id: number; role: Role; school: { id: number } },
): Promise<string[]> {
  const parts = await partsOfPerson(db, { schoolId: school.id, id });
  const divisions = parts
    .filter(({ kind }) => kind === 'grade')
    .map(({ groupId, partId }) => ({ gradeId: groupId, divisionId: partId }));
  const batches = parts
    .filter(({ kind }) => kind === 'club')
    .map(({ groupId, partId }) => ({ clubId: groupId, batchId: partId }));
  return logoutKeysOf({ id, role, schoolId: school.id, divisions, batches });
}

/** A body that is no ticket's throws while it is read. */
function factsOf(app: AppContext, pass: string) {
  try {
    return readSignedToken(app, purpose, pass);
  } catch {
    return null;
  }
}

export const realtimePass = {
  issue: (app: Services, sessionId: Actor['sessionId']): string =>
    issueSignedToken(app, purpose, { session: sessionId }, seconds),

  /** null for any other text, a late one, and one whose session is over. */
  read: async (app: AppContext, pass: string): Promise<RealtimeListener | null> => {
    const facts = factsOf(app, pass);
    if (!facts) return null;
    const row = await findOpenSession(app.db, app.now(), String(facts['session']));
    if (!row) return null;
    const { session, person } = row;
    const schoolId = session.schoolId;
    const keys = await listenerKeys(app.db, {
      id: person.id,
      role: person.role,
      school: { id: schoolId },
    });
    return { sessionId: session.id, schoolId, expiresAt: session.expiresAt, keys: new Set(keys) };
  },
};
