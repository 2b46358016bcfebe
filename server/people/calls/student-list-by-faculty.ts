import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { isTaughtBy, reachSchool } from '#server/schools/index.ts';
import { toStudentRow } from '../person.presenter.ts';
import { peoplePage } from '../queries/people-page.ts';

/** [C2-06, GR-02, RP-21] Leaves out students who left or are in the bin. */
export const studentListByFaculty: Handler<'student-list-by-faculty'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const school = await reachSchool(scene, input.school_id);
  const { status, ...others } = input.filters ?? {};
  const filters =
    status === 'left' || status === 'deleted' ? others : { ...others, ...(status && { status }) };
  const page = await peoplePage(
    db,
    { ...input, filters },
    { schoolId: school.id, role: roles.student, only: isTaughtBy(db, actor), now: app.now() },
  );
  return { ...page, rows: page.rows.map(toStudentRow) };
};
