import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder } from '#server/db/prepared.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { sessions } from '../schema/session.ts';
import { isPerson } from './people.ts';

export type LogoutTarget =
  | { readonly kind: 'school'; readonly schoolId: number; readonly sparesActor: boolean }
  | {
      /** For a batch, `gradeId` is its club and `divisionId` the batch. */
      readonly kind: 'division' | 'batch';
      readonly schoolId: number;
      readonly gradeId: number;
      readonly divisionId: number;
    }
  | { readonly kind: 'person'; readonly schoolId: number; readonly personId: number };

export const isOfTarget = (actorId: number, target: LogoutTarget): SQL | undefined =>
  and(eq(sessions.schoolId, target.schoolId), inArray(sessions.personId, peopleOf(actorId, target)));

/** [RP-18, RP-19] A school means everybody but super admins, a division or a batch its students. */
function peopleOf(actorId: number, target: LogoutTarget) {
  const ofSchool = builder.select({ id: people.id }).from(people);
  const inSchool = eq(people.schoolId, target.schoolId);
  switch (target.kind) {
    case 'school':
      return ofSchool.where(
        and(
          inSchool,
          ne(people.role, roles.superAdmin),
          target.sparesActor ? ne(people.id, actorId) : undefined,
        ),
      );
    case 'division':
    case 'batch':
      return ofSchool
        .innerJoin(
          memberships,
          and(eq(memberships.schoolId, people.schoolId), eq(memberships.personId, people.id)),
        )
        .where(and(inSchool, eq(people.role, roles.student), eq(memberships.divisionId, target.divisionId)));
    case 'person':
      return ofSchool.where(and(inSchool, eq(people.id, target.personId)));
  }
}

/** False too for an archived division or batch. */
export async function targetExists(db: Queryable, target: LogoutTarget): Promise<boolean> {
  return (await rowsOf(db, target)).length > 0;
}

function rowsOf(db: Queryable, target: LogoutTarget): PromiseLike<readonly object[]> {
  const { schoolId } = target;
  switch (target.kind) {
    case 'person':
      return db
        .select({ id: people.id })
        .from(people)
        .where(isPerson({ schoolId, id: target.personId }));
    case 'division':
    case 'batch':
      return db
        .select({ id: divisions.id })
        .from(divisions)
        .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
        .where(
          and(
            eq(divisions.schoolId, schoolId),
            eq(divisions.gradeId, target.gradeId),
            eq(divisions.id, target.divisionId),
            eq(grades.kind, target.kind === 'batch' ? 'club' : 'grade'),
            isNull(divisions.archivedAt),
            isNull(grades.archivedAt),
          ),
        );
    case 'school':
      return db.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId));
  }
}
