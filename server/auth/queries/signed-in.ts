import { and, asc, countDistinct, desc, eq, ilike, isNull, ne, or, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { SignedIn } from '#server/core/call-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { roleIs } from '#server/db/role-is.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { isWithinReach, personName } from '#server/schools/index.ts';
import { sessions } from '../schema/session.ts';
import { isOpen } from './sessions.ts';

/** People signed in at all schools in the actor's reach, or at their own. */
export async function countSignedIn(db: Queryable, now: Date, { actor, scope }: SignedIn): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(sessions.personId) })
    .from(sessions)
    .where(
      and(
        isOpen(now),
        scope === 'all' ? isWithinReach(actor, sessions.schoolId) : eq(sessions.schoolId, actor.school.id),
      ),
    );
  return row?.count ?? 0;
}

export const listSchools = (db: Queryable, { actor, scope }: SignedIn) =>
  db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(scope === 'all' ? isWithinReach(actor, schools.id) : eq(schools.id, actor.school.id))
    .orderBy(asc(schools.name));

/** The people whom a forced logout of the school would reach, without the actor. */
export async function countReached(
  db: Queryable,
  now: Date,
  actor: Actor,
  schoolId: number,
): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(people.id) })
    .from(sessions)
    .innerJoin(people, and(eq(people.schoolId, sessions.schoolId), eq(people.id, sessions.personId)))
    .where(
      and(
        eq(sessions.schoolId, schoolId),
        isOpen(now),
        ne(people.role, roles.superAdmin),
        ne(people.id, actor.id),
      ),
    );
  return row?.count ?? 0;
}

export const divisionsSignedIn = (db: Queryable, now: Date, schoolId: number) =>
  db
    .select({
      kind: grades.kind,
      gradeId: grades.id,
      grade: grades.name,
      divisionId: divisions.id,
      division: divisions.name,
      signedIn: countDistinct(sql`case when ${roleIs(people.role, 'student')} then ${sessions.personId} end`),
    })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .leftJoin(
      memberships,
      and(eq(memberships.schoolId, divisions.schoolId), eq(memberships.divisionId, divisions.id)),
    )
    .leftJoin(people, and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)))
    .leftJoin(
      sessions,
      and(eq(sessions.schoolId, people.schoolId), eq(sessions.personId, people.id), isOpen(now)),
    )
    .where(and(eq(divisions.schoolId, schoolId), isNull(divisions.archivedAt), isNull(grades.archivedAt)))
    .groupBy(grades.schoolId, grades.id, divisions.schoolId, divisions.id)
    .orderBy(desc(grades.kind), asc(grades.position), asc(divisions.name));

const mostFound = 20;

/** Matches anywhere in a text; the signs of `like` stand for themselves. */
const likePattern = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

export function findToSignOut(db: Queryable, now: Date, actor: Actor, schoolId: number, search: string) {
  const pattern = likePattern(search);
  return (
    db
      .select({
        id: people.id,
        name: personName(),
        login_name: people.loginName,
        role: people.role,
        sessions: countDistinct(sessions.id),
      })
      .from(people)
      .leftJoin(
        sessions,
        and(eq(sessions.schoolId, people.schoolId), eq(sessions.personId, people.id), isOpen(now)),
      )
      .where(
        and(
          eq(people.schoolId, schoolId),
          ne(people.id, actor.id),
          or(ilike(personName(), pattern), ilike(people.loginName, pattern)),
        ),
      )
      .groupBy(people.schoolId, people.id)
      // People who are signed in come first.
      .orderBy(sql`${countDistinct(sessions.id)} = 0`, asc(people.firstName), asc(people.lastName))
      .limit(mostFound)
  );
}
