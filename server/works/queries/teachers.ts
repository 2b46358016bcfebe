import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import { builder } from '#server/db/prepared.ts';
import { memberships, people } from '#server/directory/schema.ts';
import type { Work } from './works.ts';

/** A condition on `people`: they teach the division now. */
export const isTeacherOf = ({
  schoolId,
  divisionId,
}: Pick<Work, 'schoolId' | 'divisionId'>): SQL | undefined =>
  and(
    eq(people.schoolId, schoolId),
    eq(people.role, roles.faculty),
    eq(people.isActive, true),
    exists(
      builder
        .select({ one: sql`1` })
        .from(memberships)
        .where(
          and(
            eq(memberships.schoolId, people.schoolId),
            eq(memberships.personId, people.id),
            eq(memberships.divisionId, divisionId),
          ),
        ),
    ),
  );
