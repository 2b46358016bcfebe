import type { Handler } from '#server/core/pipeline.ts';
import { givenPage } from '../queries/given-projects.ts';

export const getStudentProjectList: Handler<'get-student-project-list'> = (input, { db, actor }) =>
  givenPage(db, actor, 'taught', ['person'], input);
