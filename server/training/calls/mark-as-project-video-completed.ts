import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { markDone } from '../complete.ts';
import { countDone, ownProject } from '../own-training.ts';

/** [C4-01] */
export const markAsProjectVideoCompleted: Handler<'mark-as-project-video-completed'> = async (
  input,
  scene,
) => {
  const { project_id, video_id, status } = input;
  refuseDemo(scene);
  const { videos } = await ownProject(scene, project_id);
  if (!videos.some(({ id }) => id === video_id)) throw notFound();
  await markDone(scene, { subject: 'material', ids: [video_id], isDone: status === 1, how: 'by_hand' });
  const marked = videos.map((video) => (video.id === video_id ? { status } : video));
  return { success: 'true', data: { status, ...countDone(marked) } };
};
