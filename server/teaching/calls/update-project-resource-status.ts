import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { insertCompletions, undoCompletions } from '../queries/marks.ts';
import { reachDivision, reachProject } from '../taught-class.ts';

/** [C6-02] */
export const updateProjectResourceStatus: Handler<'update-project-resource-status'> = async (
  input,
  scene,
) => {
  const { app, db, actor } = scene;
  refuseDemo(scene);
  const { place, part } = await reachDivision(scene, input);
  const { project } = await reachProject(scene, place, input.project_id);
  const resource = project.content.materials.find(
    ({ id, kind }) => id === input.resource_id && kind === 'resource',
  );
  if (!resource) throw notFound();
  const of = { subject: 'resource' as const, subjectId: resource.id, projectId: project.projectId };
  const mark = { partIds: [part.id], by: actor.id, at: app.now() };
  await (input.status === 1 ? insertCompletions : undoCompletions)(db, place, of, mark);
  return { success: 'true' };
};
