import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { forcedLogoutSessions, forcedLogouts } from '../schema/forced-logout.ts';
import { sessions } from '../schema/session.ts';
import { isOpen } from './sessions.ts';

const author = alias(people, 'author');

function logoutRows(db: Queryable) {
  return db
    .select({
      logout: forcedLogouts,
      by: sql<string | null>`${personName(author)}`,
      person: sql<string | null>`${personName()}`,
      division: sql<string | null>`${grades.name} || ' ' || ${divisions.name}`,
    })
    .from(forcedLogouts)
    .leftJoin(author, eq(author.id, forcedLogouts.byId))
    .leftJoin(people, and(eq(people.schoolId, forcedLogouts.schoolId), eq(people.id, forcedLogouts.personId)))
    .leftJoin(
      divisions,
      and(eq(divisions.schoolId, forcedLogouts.schoolId), eq(divisions.id, forcedLogouts.divisionId)),
    )
    .leftJoin(grades, and(eq(grades.schoolId, forcedLogouts.schoolId), eq(grades.id, forcedLogouts.gradeId)))
    .$dynamic();
}

function toRow({ logout, by, person, division }: Awaited<ReturnType<typeof logoutRows>>[number]) {
  return {
    id: logout.id,
    at: logout.at.toISOString(),
    by: by ?? '',
    kind: logout.kind as 'school' | 'division' | 'batch' | 'person',
    name: person ?? division ?? '',
    people: logout.people,
    sessions: logout.sessions,
  };
}

const isLogout = (schoolId: number, id: string) =>
  and(eq(forcedLogouts.schoolId, schoolId), eq(forcedLogouts.id, id));

export async function findForcedLogout(db: Queryable, schoolId: number, id: string) {
  const [logout] = await logoutRows(db).where(isLogout(schoolId, id));
  return logout && toRow(logout);
}

export async function pageOfForcedLogouts(
  db: Queryable,
  schoolId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const ofSchool = eq(forcedLogouts.schoolId, schoolId);
  const total = await db.$count(forcedLogouts, ofSchool);
  const rows = await logoutRows(db)
    .where(ofSchool)
    .orderBy(desc(forcedLogouts.at))
    .limit(limit)
    .offset(offset);
  return { data: rows.map(toRow), total };
}

export async function findOwnForcedLogout(db: Queryable, schoolId: number, id: string, byId: number) {
  const [row] = await db
    .select()
    .from(forcedLogouts)
    .where(and(isLogout(schoolId, id), eq(forcedLogouts.byId, byId)));
  return row;
}

export async function latestForcedLogout(db: Queryable, schoolId: number, key: string) {
  const [row] = await db
    .select()
    .from(forcedLogouts)
    .where(and(eq(forcedLogouts.schoolId, schoolId), eq(forcedLogouts.key, key)))
    .orderBy(desc(forcedLogouts.at))
    .limit(1);
  return row;
}

/** PostgreSQL takes 65,535 values a statement. */
const rowsAtOnce = 10_000;

export async function insertForcedLogout(
  db: Queryable,
  logout: typeof forcedLogouts.$inferInsert,
  ended: readonly { readonly id: string; readonly personId: number }[],
): Promise<void> {
  const { schoolId, id: logoutId } = logout;
  await db.insert(forcedLogouts).values(logout);
  for (let from = 0; from < ended.length; from += rowsAtOnce)
    await db
      .insert(forcedLogoutSessions)
      .values(
        ended
          .slice(from, from + rowsAtOnce)
          .map(({ id, personId }) => ({ schoolId, logoutId, sessionId: id, personId })),
      );
}

/** `isBack`: they have a session again. */
export function listLeavers(db: Queryable, now: Date, schoolId: number, id: string) {
  const live = sql<boolean>`exists (${db
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        eq(sessions.schoolId, forcedLogoutSessions.schoolId),
        eq(sessions.personId, forcedLogoutSessions.personId),
        isOpen(now),
      ),
    )})`;
  return db
    .select({
      id: people.id,
      name: personName(),
      loginName: people.loginName,
      role: people.role,
      sessionIds: sql<string[]>`array_agg(${forcedLogoutSessions.sessionId})`,
      isBack: sql<boolean>`bool_or(${live})`,
    })
    .from(forcedLogoutSessions)
    .innerJoin(
      people,
      and(eq(people.schoolId, forcedLogoutSessions.schoolId), eq(people.id, forcedLogoutSessions.personId)),
    )
    .where(and(eq(forcedLogoutSessions.schoolId, schoolId), eq(forcedLogoutSessions.logoutId, id)))
    .groupBy(people.schoolId, people.id)
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.id));
}
