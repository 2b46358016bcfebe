import { audit } from '#server/core/audit.ts';
import { refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { tellReaders } from '../hints.ts';
import { publish, refuseUnready } from '../publishing.ts';
import { office } from '../queries/content-owner.ts';
import { tellContentChanged } from '../queries/content-resources.ts';
import { findProject } from '../queries/projects.ts';

/** [CA-03] A repeat after a lost response gives the same response. */
export const publishProject: Handler<'publish-project'> = async ({ id, version }, scene) => {
  const { db, actor } = scene;
  const project = await findProject(db, office, id, true);
  if (!project) throw notFound();
  if (project.status === 'published' && project.version === project.publishedVersion)
    return answer(project.version, project.publishedNumber);
  refuseStaleRow(scene, version, project.version);
  const number = await publish(scene, project, await refuseUnready(scene, project));
  tellContentChanged(scene);
  await tellReaders(scene, project);
  await audit(scene, actor, 'content.published', { of: 'project', id, number });
  return answer(project.version + 1, number);

  function answer(stored: number, published: number) {
    return { success: 'true' as const, data: { id, version: stored, number: published } };
  }
};
