import { and, eq } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { grades, memberships } from '#server/directory/schema.ts';
import { isTaughtBy, reachSchool } from '#server/schools/index.ts';
import { noteRead } from '../note-read.ts';
import { toStudentRow } from '../person.presenter.ts';
import { peoplePage } from '../queries/people-page.ts';

/** So many of one grade are sent at most. */
const most = 2_000;

/** [C2-09] A teacher is sent those of them they teach. */
export const studentListByGradeDivision: Handler<'student-list-by-gradeDivision'> = async (input, scene) => {
  const { app, db, scope, actor } = scene;
  const school = await reachSchool(scene, input.school_id);
  const [group] = await db
    .select({ id: grades.id })
    .from(grades)
    .where(and(eq(grades.schoolId, school.id), eq(grades.id, input.grade_id)));
  if (!group) throw notFound();
  if (scope === 'taught' && !(await teachesIn(db, actor, input))) throw forbidden();
  const filters = {
    status: 'active' as const,
    grade: input.grade_id,
    ...(input.division_id > 0 && { division: input.division_id }),
  };
  const page = await peoplePage(
    db,
    { school_id: school.id, page: 1, size: most, search: '', sort: [], filters },
    {
      schoolId: school.id,
      role: roles.student,
      only: scope === 'taught' ? isTaughtBy(db, actor) : undefined,
      now: app.now(),
    },
  );
  await noteRead(scene, school, 'students', { rows: page.rows.length });
  return { success: 'true', data: page.rows.map(toStudentRow) };
};

async function teachesIn(
  db: Queryable,
  actor: Actor,
  { grade_id, division_id }: { readonly grade_id: number; readonly division_id: number },
): Promise<boolean> {
  const own = and(
    eq(memberships.schoolId, actor.school.id),
    eq(memberships.personId, actor.id),
    eq(memberships.gradeId, grade_id),
    division_id > 0 ? eq(memberships.divisionId, division_id) : undefined,
  );
  return (await db.$count(memberships, own)) > 0;
}
