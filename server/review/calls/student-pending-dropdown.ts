import type { Handler } from '#server/core/pipeline.ts';
import { filtersOf } from '../filters-of.ts';
import { pendingStudents } from '../queries/pending-choices.ts';

/** [C5-05] */
export const studentPendingDropdown: Handler<'student-pending-dropdown'> = (input, { db, actor }) =>
  pendingStudents(db, actor, input, filtersOf(input));
