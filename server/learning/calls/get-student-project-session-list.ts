import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { wasArchived } from '../queries/given.ts';
import { learningProject } from '../queries/learning-project.ts';

export const getStudentProjectSessionList: Handler<'get-student-project-session-list'> = async (
  { project_id },
  { db, actor, refuse },
) => {
  const data = await learningProject(db, actor, project_id);
  if (!data) throw (await wasArchived(db, actor, project_id)) ? refuse('project_archived') : notFound();
  return { success: 'true', data };
};
