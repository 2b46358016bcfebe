import type { Handler } from '#server/core/pipeline.ts';
import { filtersOf } from '../filters-of.ts';
import { queueStudents } from '../queries/choices.ts';

/** [C5-02] */
export const getStudentDropdown: Handler<'get-student-dropdown'> = (input, { db, actor }) =>
  queueStudents(db, actor, input, filtersOf(input));
