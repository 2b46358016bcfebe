import type { Handler } from '#server/core/pipeline.ts';
import { noteRead } from '../note-read.ts';
import { studentPage } from '../student-page.ts';

/** [C2-06, GR-01] */
export const studentList: Handler<'student-list'> = (input, scene) =>
  studentPage(scene, input, (school, listed) => noteRead(scene, school, 'students', listed));
