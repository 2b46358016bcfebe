import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { learningProject } from '../queries/learning-project.ts';

export const getStudentProjectSessionList: Handler<'get-student-project-session-list'> = async (
  { project_id },
  { db, actor },
) => {
  const data = await learningProject(db, actor, project_id);
  if (!data) throw notFound();
  return { success: 'true', data };
};
