import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { hasKind } from '#contract/classes/classes.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { roles } from '#contract/core/roles.ts';
import type { GroupFigures, SchoolFigures } from '#contract/dashboards/figures.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { grades, memberships, people, peopleTotals } from '#server/directory/schema.ts';
import { countUnplaced, type ReachedSchool } from '#server/schools/index.ts';

/** Neither a leaver nor in the bin. */
const isHere = and(isNull(people.leftAt), isNull(people.deletedAt));

export async function schoolFigures(db: Queryable, school: ReachedSchool): Promise<SchoolFigures> {
  const totals = await db.select().from(peopleTotals).where(eq(peopleTotals.schoolId, school.id));
  const ofRole = (wanted: number) => {
    const { active = 0, inactive = 0, unseen = 0 } = totals.find(({ role }) => role === wanted) ?? {};
    return { active, inactive, never_signed_in: unseen };
  };
  const students = ofRole(roles.student);
  const without = async (kind: GroupKind) =>
    hasKind(school.model, kind) ? countUnplaced(db, school.id, kind) : null;
  return {
    faculty: ofRole(roles.faculty),
    students: {
      ...students,
      without_class: await without('grade'),
      without_club: await without('club'),
    },
  };
}

/** In order. A person in several parts of a group counts once. */
export async function groupFigures(
  db: Queryable,
  schoolId: number,
  kind: GroupKind,
): Promise<GroupFigures[]> {
  const once = db
    .selectDistinct({ gradeId: memberships.gradeId, personId: memberships.personId })
    .from(memberships)
    .where(eq(memberships.schoolId, schoolId))
    .as('once');
  const number = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;
  const isStudent = eq(people.role, roles.student);
  const counted = db
    .select({
      gradeId: once.gradeId,
      active: number(and(isStudent, eq(people.isActive, true))).as('active'),
      inactive: number(and(isStudent, eq(people.isActive, false))).as('inactive'),
      unseen: number(and(isStudent, isNull(people.firstSignInAt))).as('unseen'),
      faculty: number(eq(people.role, roles.faculty)).as('faculty'),
    })
    .from(once)
    .innerJoin(people, and(eq(people.schoolId, schoolId), eq(people.id, once.personId)))
    .where(isHere)
    .groupBy(once.gradeId)
    .as('counted');
  const zero = (column: SQL | SQL.Aliased | typeof grades.position) =>
    sql<number>`coalesce(${column}, 0)::int`;
  return db
    .select({
      id: grades.id,
      name: grades.name,
      active: zero(counted.active),
      inactive: zero(counted.inactive),
      never_signed_in: zero(counted.unseen),
      faculty: zero(counted.faculty),
    })
    .from(grades)
    .leftJoin(counted, eq(counted.gradeId, grades.id))
    .where(and(eq(grades.schoolId, schoolId), eq(grades.kind, kind), isNull(grades.archivedAt)))
    .orderBy(asc(grades.position), asc(grades.id));
}
