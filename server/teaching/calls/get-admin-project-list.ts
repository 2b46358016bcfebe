import type { Handler } from '#server/core/pipeline.ts';
import { givenPage } from '../queries/given-projects.ts';

export const getAdminProjectList: Handler<'get-admin-project-list'> = (input, { db, actor }) =>
  givenPage(db, actor, 'school', ['division', 'batch'], input);
