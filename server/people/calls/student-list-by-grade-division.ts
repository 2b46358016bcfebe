import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import { isTaughtBy, reachSchool } from '#server/schools/index.ts';
import { listedIn, noteRead } from '../note-read.ts';
import { toStudentRow } from '../person.presenter.ts';
import { hasGroup, teachesIn } from '../queries/groups.ts';
import { peoplePage } from '../queries/people-page.ts';

const most = 2_000;

/** [C2-09] A teacher gets only students they teach. */
export const studentListByGradeDivision: Handler<'student-list-by-gradeDivision'> = async (input, scene) => {
  const { app, db, scope, actor } = scene;
  const school = await reachSchool(scene, input.school_id);
  if (!(await hasGroup(db, school.id, input.grade_id))) throw notFound();
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
  const data = page.rows.map(toStudentRow);
  await noteRead(scene, school, 'students', listedIn(data));
  return { success: 'true', data };
};
