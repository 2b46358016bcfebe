import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { forcedLogouts } from '../schema/forced-logout.ts';

const author = alias(people, 'author');

export function logoutRows(db: Queryable) {
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

export function toRow({ logout, by, person, division }: Awaited<ReturnType<typeof logoutRows>>[number]) {
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
