import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import type { availableRefusals } from '#contract/screen-share/screen-share.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { badRequest, notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';

interface AskedPlace {
  readonly grade: number;
  readonly division: number;
  readonly club: number;
  readonly batch: number;
}

interface SharePlace {
  readonly gradeId: number;
  readonly divisionId: number;
  /** So many could watch. */
  readonly students: number;
}

type CallContext = SignedInContext<ReasonsOf<typeof availableRefusals>>;

/**
 * The class or batch that is meant, if the actor teaches it and somebody who may sign in studies there. One they do not
 * teach answers 404.
 */
export async function placeToShareWith(scene: CallContext, asked: AskedPlace): Promise<SharePlace> {
  const { db, actor, refuse } = scene;
  refuseDemo({ actor, refuse });
  const kind = asked.club > 0 ? 'club' : 'grade';
  const [gradeId, divisionId] = kind === 'club' ? [asked.club, asked.batch] : [asked.grade, asked.division];
  if (gradeId === 0 || divisionId === 0) throw badRequest();
  const own = alias(memberships, 'own');
  const [place] = await db
    .select({
      students: sql<number>`(${db
        .select({ students: count() })
        .from(memberships)
        .innerJoin(
          people,
          and(eq(people.schoolId, memberships.schoolId), eq(people.id, memberships.personId)),
        )
        .where(
          and(
            eq(memberships.schoolId, divisions.schoolId),
            eq(memberships.divisionId, divisions.id),
            eq(people.role, roles.student),
            eq(people.isActive, true),
          ),
        )})`.mapWith(Number),
    })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .innerJoin(own, and(eq(own.schoolId, divisions.schoolId), eq(own.divisionId, divisions.id)))
    .where(
      and(
        eq(divisions.schoolId, actor.school.id),
        eq(divisions.id, divisionId),
        eq(grades.id, gradeId),
        eq(grades.kind, kind),
        eq(own.personId, actor.id),
        isNull(divisions.archivedAt),
        isNull(grades.archivedAt),
      ),
    );
  if (!place) throw notFound();
  if (place.students === 0) throw refuse('no_students', { params: { wanted: kind } });
  return { gradeId, divisionId, students: place.students };
}
