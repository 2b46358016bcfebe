import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { markDone } from '../complete.ts';
import { ownProject } from '../own-training.ts';

/** [C4-01] */
export const completeProjectVideo: Handler<'complete-project-video'> = async (input, scene) => {
  const { project_id, status } = input;
  refuseDemo(scene);
  const { videos } = await ownProject(scene, project_id);
  const ids = videos.map(({ id }) => id);
  await markDone(scene, { subject: 'material', ids, isDone: status === 1, how: 'by_hand' });
  const total = videos.length;
  return { success: 'true', data: { status, total, completed: status === 1 ? total : 0 } };
};
