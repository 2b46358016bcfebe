import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { studentPage } from '../student-page.ts';

/** [C2-09, GR-07, QU-70] The audit notes every export of a school's children. */
export const studentListForExcel: Handler<'student-list-for-excel'> = (input, scene) =>
  studentPage(scene, input, (school, listed) =>
    audit(scene, scene.actor, 'people.students_exported', { schoolId: school.id, ...listed }),
  );
