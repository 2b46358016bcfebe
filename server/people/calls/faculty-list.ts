import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { toFacultyRow } from '../person.presenter.ts';
import { peoplePage } from '../queries/people-page.ts';

/** [C2-01, GR-04] */
export const facultyList: Handler<'faculty-list'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const of = { schoolId: school.id, role: roles.faculty, now: scene.app.now() };
  const page = await peoplePage(scene.db, input, of);
  return { ...page, rows: page.rows.map(toFacultyRow) };
};
