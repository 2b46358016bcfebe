import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { grades, memberships, people } from '#server/directory/schema.ts';
import { mayEnter } from '#server/schools/index.ts';
import { sessions } from '../schema/session.ts';
import type { PersonKey } from './people.ts';
import { isOpen } from './sessions.ts';

/** undefined where the session is over or its person may not enter. */
export async function findOpenSession(db: Queryable, now: Date, sessionId: string) {
  const [row] = await db
    .select({ session: sessions, person: people })
    .from(sessions)
    .innerJoin(people, and(eq(people.schoolId, sessions.schoolId), eq(people.id, sessions.personId)))
    .where(and(eq(sessions.id, sessionId), isOpen(now), mayEnter));
  return row;
}

export const partsOfPerson = (db: Queryable, { schoolId, id }: PersonKey) =>
  db
    .select({ kind: grades.kind, groupId: memberships.gradeId, partId: memberships.divisionId })
    .from(memberships)
    .innerJoin(grades, and(eq(grades.schoolId, memberships.schoolId), eq(grades.id, memberships.gradeId)))
    .where(and(eq(memberships.schoolId, schoolId), eq(memberships.personId, id)));
