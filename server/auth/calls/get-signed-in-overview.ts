import { and, asc, countDistinct, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { roleIs } from '#server/db/role-is.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { isWithinReach } from '#server/schools/index.ts';
import { refuseUnlessMaySignOutOf } from '../forced-logout.policy.ts';
import { isOpen } from '../forced-logout.ts';
import { sessions } from '../schema/session.ts';

/** [RP-18, RP-19] */
export const getSignedInOverview: Handler<'get-signed-in-overview'> = async (input, scene) => {
  refuseUnlessMaySignOutOf(scene, input.school_id);
  const all = await schoolsFor(scene);
  const school = all.find(({ id }) => id === input.school_id);
  if (!school) throw notFound();
  return {
    school: { ...school, signed_in: await signedInOf(scene, school.id) },
    divisions: await divisionsOf(scene, school.id),
    schools: all,
  };
};

function schoolsFor({ db, actor, scope }: SignedInContext) {
  return db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(scope === 'all' ? isWithinReach(actor, schools.id) : eq(schools.id, actor.school.id))
    .orderBy(asc(schools.name));
}

/** Whom a forced logout of the school would reach, whoever does it apart. */
async function signedInOf({ app, db, actor }: SignedInContext, schoolId: number): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(people.id) })
    .from(sessions)
    .innerJoin(people, and(eq(people.schoolId, sessions.schoolId), eq(people.id, sessions.personId)))
    .where(
      and(
        eq(sessions.schoolId, schoolId),
        isOpen(app.now()),
        ne(people.role, roles.superAdmin),
        ne(people.id, actor.id),
      ),
    );
  return row?.count ?? 0;
}

async function divisionsOf({ app, db }: SignedInContext, schoolId: number) {
  const rows = await db
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
      and(eq(sessions.schoolId, people.schoolId), eq(sessions.personId, people.id), isOpen(app.now())),
    )
    .where(and(eq(divisions.schoolId, schoolId), isNull(divisions.archivedAt), isNull(grades.archivedAt)))
    .groupBy(grades.schoolId, grades.id, divisions.schoolId, divisions.id)
    .orderBy(desc(grades.kind), asc(grades.position), asc(divisions.name));
  return rows.map((row) => ({
    kind: row.kind === 'club' ? ('batch' as const) : ('division' as const),
    grade_id: row.gradeId,
    division_id: row.divisionId,
    name: `${row.grade} ${row.division}`,
    signed_in: row.signedIn,
  }));
}
