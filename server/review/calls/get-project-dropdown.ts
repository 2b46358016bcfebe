import type { Handler } from '#server/core/pipeline.ts';
import { filtersOf } from '../filters-of.ts';
import { queueProjects } from '../queries/choices.ts';

/** [C5-02] */
export const getProjectDropdown: Handler<'get-project-dropdown'> = (input, { db, actor }) =>
  queueProjects(db, actor, input, filtersOf(input));
