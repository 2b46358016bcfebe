import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { studentPage } from '../student-page.ts';

/** [C2-09, GR-07, QU-70] The audit notes every export of a school's children. */
export const studentListForExcel: Handler<'student-list-for-excel'> = async (input, scene) => {
  const page = await studentPage(scene, input);
  await audit(scene, scene.actor, 'people.students_exported', {
    schoolId: input.school_id || scene.actor.school.id,
    rows: page.rows.length,
  });
  return page;
};
