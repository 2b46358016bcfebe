import type { Handler } from '#server/core/pipeline.ts';
import { addStudentFor } from '#server/people/index.ts';
import { plannedYear } from '../queries/plans.ts';

export const createModel3Student: Handler<'create-model3-student'> = (input, scene) =>
  addStudentFor(scene, input, async (db, school) => {
    const year = await plannedYear(db, school.id);
    if (year === undefined) throw scene.refuse('no_next_year');
    return year;
  });
