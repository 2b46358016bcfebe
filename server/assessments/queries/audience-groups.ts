import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ScheduledGroup } from '#contract/assessments/schedule.wire.ts';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { type AssessmentKey, targetsOf } from './assessments.ts';

const most = 1_000;

/** Returns the groups a teacher teaches. A grade or club comes before its parts, if all of it is theirs. */
export async function groupsTaught(db: Queryable, { id, school }: Actor) {
  const isTheirs = sql<boolean>`exists (select 1 from ${memberships} m
    where m.school_id = ${divisions.schoolId} and m.division_id = ${divisions.id} and m.person_id = ${id})`;
  const isTaught = sql`exists (select 1 from ${memberships} m
    where m.school_id = ${grades.schoolId} and m.grade_id = ${grades.id} and m.person_id = ${id})`;
  const parts = await db
    .select({
      kind: grades.kind,
      gradeId: grades.id,
      grade: grades.name,
      divisionId: divisions.id,
      division: divisions.name,
      isTheirs,
    })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(
      and(
        eq(divisions.schoolId, school.id),
        isNull(divisions.archivedAt),
        isNull(grades.archivedAt),
        isTaught,
      ),
    )
    .orderBy(asc(grades.kind), asc(grades.position), asc(grades.id), asc(divisions.name), asc(divisions.id))
    .limit(most);
  const gradeIds = [...new Set(parts.map(({ gradeId }) => gradeId))];
  return gradeIds.flatMap((wanted) => {
    const of = parts.filter(({ gradeId }) => gradeId === wanted);
    const [first] = of;
    const own = of.filter((part) => part.isTheirs);
    const isWhole = of.length > 1 && own.length === of.length;
    return [
      ...(first && isWhole
        ? [{ kind: first.kind, grade_id: first.gradeId, division_id: 0, name: first.grade }]
        : []),
      ...own.map(({ kind, gradeId, grade, divisionId, division }) => ({
        kind,
        grade_id: gradeId,
        division_id: divisionId,
        name: `${grade} ${division}`,
      })),
    ];
  });
}

/** Returns group names in order; '' stands for every grade of the school. */
export async function groupNames(db: Queryable, key: AssessmentKey): Promise<string[]> {
  const targets = await targetsOf(db, key);
  if (targets.length === 0) return [];
  const named = await db
    .select({ gradeId: grades.id, grade: grades.name, divisionId: divisions.id, division: divisions.name })
    .from(grades)
    .leftJoin(divisions, and(eq(divisions.schoolId, grades.schoolId), eq(divisions.gradeId, grades.id)))
    .where(
      and(
        eq(grades.schoolId, key.schoolId),
        inArray(grades.id, [...new Set(targets.map(({ grade_id }) => grade_id))]),
      ),
    );
  return targets.map(({ grade_id, division_id }) => {
    const of = named.filter(({ gradeId }) => gradeId === grade_id);
    const part = of.find(({ divisionId }) => divisionId === division_id);
    return [of[0]?.grade, part?.division].filter(Boolean).join(' ');
  });
}

export function countChosen(
  db: Queryable,
  schoolId: number,
  { groups, students }: { readonly groups: readonly ScheduledGroup[]; readonly students: readonly number[] },
): Promise<number> {
  const whole = groups.filter(({ division_id }) => division_id === 0).map(({ grade_id }) => grade_id);
  const parts = groups.flatMap(({ division_id }) => (division_id === 0 ? [] : [division_id]));
  const isInGroup = sql`${people.id} in (select m.person_id from ${memberships} m
    where m.school_id = ${schoolId} and (m.grade_id = any(${sql.param(whole)}::int[])
      or m.division_id = any(${sql.param(parts)}::int[])))`;
  return db.$count(
    people,
    and(
      eq(people.schoolId, schoolId),
      eq(people.role, roles.student),
      eq(people.isActive, true),
      or(isInGroup, inArray(people.id, [...students])),
    ),
  );
}
