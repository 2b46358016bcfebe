import { isReadable } from '#server/content/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { viewProject } from '../queries/project-view.ts';

export const viewCurriculumProject: Handler<'view-curriculum-project'> = async (input, { db, actor }) => {
  const data = await viewProject(db, isReadable(actor), input.project_id);
  if (!data) throw notFound();
  return { success: 'true', data };
};
