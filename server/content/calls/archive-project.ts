import { audit } from '#server/core/audit.ts';
import { refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { tellReaders } from '../hints.ts';
import { unpublish } from '../publishing.ts';
import { contentOwnerOf } from '../queries/content-owner.ts';
import { tellContentChanged } from '../queries/content-resources.ts';
import { findProject, updateProject } from '../queries/projects.ts';
import { workOn } from '../queries/work-on.ts';

/** [CA-03] Without `isSure`, throws if anything depends on the project. */
export const archiveProject: Handler<'archive-project'> = async ({ id, version: seen, isSure }, scene) => {
  const { db, actor, refuse } = scene;
  const owner = contentOwnerOf(scene);
  const project = await findProject(db, owner, id, true);
  if (!project) throw notFound();
  let { version } = project;
  if (project.status !== 'archived') {
    refuseStaleRow(scene, seen, version);
    const work = await workOn(db, id, owner.schoolId);
    const isUsed = work.choices > 0 || work.waiting > 0 || work.sentBack > 0;
    if (isUsed && !isSure) throw refuse('has_work', { params: work });
    version += 1;
    await unpublish(scene, id);
    await updateProject(db, id, { status: 'archived', version });
    tellContentChanged(scene);
    await tellReaders(scene, project);
    await audit(scene, actor, 'content.archived', { of: 'project', id });
  }
  return { success: 'true', data: { id, version } };
};
