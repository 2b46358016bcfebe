import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { projectTree } from '../queries/author-project.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { findProject } from '../queries/projects.ts';

/** [CA-03] */
export const getProject: Handler<'get-project'> = async ({ id }, scene) => {
  const { db } = scene;
  const project = await findProject(db, contentOwnerOf(scene), id);
  if (!project) throw notFound();
  return { success: 'true', data: await projectTree(db, project) };
};
