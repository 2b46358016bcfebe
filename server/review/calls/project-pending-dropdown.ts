import type { Handler } from '#server/core/pipeline.ts';
import { filtersOf } from '../filters-of.ts';
import { pendingProjects } from '../queries/pending-choices.ts';

/** [C5-05] */
export const projectPendingDropdown: Handler<'project-pending-dropdown'> = (input, { db, actor }) =>
  pendingProjects(db, actor, input, filtersOf(input));
