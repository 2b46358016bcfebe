import type { Handler } from '#server/core/pipeline.ts';
import { givenPage } from '../queries/given-projects.ts';

export const getFacultyProjectList: Handler<'get-faculty-project-list'> = (input, { db, actor }) =>
  givenPage(
    db,
    actor,
    'taught',
    ['division', ...(input.filters?.practice ? (['batch'] as const) : [])],
    input,
  );
