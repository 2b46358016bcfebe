import type { Handler } from '#server/core/pipeline.ts';
import { givenPage } from '../queries/given-projects.ts';

export const getClubProjectList: Handler<'get-club-project-list'> = (input, { db, actor, scope }) =>
  givenPage(db, actor, scope === 'school' ? 'school' : 'taught', ['batch'], input);
