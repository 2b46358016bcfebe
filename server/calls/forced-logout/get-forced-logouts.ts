import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '#contract';
import { refuseUnlessMaySignOutOf } from '#server/auth/forced-logout.policy.ts';
import { isOpen } from '#server/auth/forced-logout.ts';
import { forcedLogoutSessions, forcedLogouts } from '#server/auth/schema/forced-logout.ts';
import { sessions } from '#server/auth/schema/session.ts';
import type { Handler, SignedInScene } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { divisions, grades, people } from '#server/schools/schema.ts';
import type { Queryable } from '../../db/database.ts';
import { personName } from '../../db/person-name.ts';

const pageRows = 20;

export const getForcedLogouts: Handler<'get-forced-logouts'> = async (input, scene) => {
  const { db } = scene;
  refuseUnlessMaySignOutOf(scene, input.school_id);
  const ofSchool = eq(forcedLogouts.schoolId, input.school_id);
  const [all] = await db.select({ count: count() }).from(forcedLogouts).where(ofSchool);
  const rows = await logoutRows(db)
    .where(ofSchool)
    .orderBy(desc(forcedLogouts.at))
    .limit(pageRows)
    .offset(input.offset);
  return { data: rows.map(toRow), total: all?.count ?? 0 };
};

export const getForcedLogout: Handler<'get-forced-logout'> = async (input, scene) => {
  const { db } = scene;
  refuseUnlessMaySignOutOf(scene, input.school_id);
  const [logout] = await logoutRows(db).where(
    and(eq(forcedLogouts.schoolId, input.school_id), eq(forcedLogouts.id, input.id)),
  );
  if (!logout) throw notFound();
  const all = (await leaversOf(scene, input)).map((row) => ({
    id: row.id,
    name: row.name,
    login_name: row.loginName,
    role: row.role as Role,
    sessions: row.sessionIds.length,
    state: row.state,
  }));
  const counts = { leaving: 0, gone: 0, back: 0 };
  for (const { state } of all) counts[state] += 1;
  const pattern = input.search.toLowerCase();
  const found = all.filter(({ name, login_name }) => `${name} ${login_name}`.toLowerCase().includes(pattern));
  return {
    logout: toRow(logout),
    counts,
    data: found.slice(input.offset, input.offset + input.limit),
    total: found.length,
  };
};

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

/** Everybody whose session it ended, by name, as the server sees them now. */
async function leaversOf(
  { app, db }: SignedInScene,
  { school_id: schoolId, id }: { readonly school_id: number; readonly id: string },
) {
  const live = sql<boolean>`exists (${db
    .select({ one: sql`1` })
    .from(sessions)
    .where(
      and(
        eq(sessions.schoolId, forcedLogoutSessions.schoolId),
        eq(sessions.personId, forcedLogoutSessions.personId),
        isOpen(app.now()),
      ),
    )})`;
  const rows = await db
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
  const connected = app.broadcaster.connectedSessions(rows.flatMap((row) => row.sessionIds));
  return rows.map((row) => ({ ...row, state: stateOf(row, connected) }));
}

function stateOf(
  { sessionIds, isBack }: { readonly sessionIds: readonly string[]; readonly isBack: boolean },
  connected: ReadonlySet<string>,
) {
  if (sessionIds.some((each) => connected.has(each))) return 'leaving' as const;
  return isBack ? ('back' as const) : ('gone' as const);
}
