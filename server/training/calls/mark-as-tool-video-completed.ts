import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { markDone } from '../complete.ts';
import { countDone, ownProjectFilms, toolFilms } from '../own-training.ts';
import { isWithTool } from '../queries/items.ts';

/** [C4-01] */
export const markAsToolVideoCompleted: Handler<'mark-as-tool-video-completed'> = async (input, scene) => {
  const { tool_id, video_id, status } = input;
  refuseDemo(scene);
  const found = await ownProjectFilms(scene, isWithTool(tool_id));
  const [tool] = await toolFilms(
    scene,
    found.map(({ project }) => project),
  );
  if (!tool?.videos.some(({ id }) => id === video_id)) throw notFound();
  await markDone(scene, { subject: 'content', ids: [video_id], isDone: status === 1, how: 'by_hand' });
  const marked = tool.videos.map((video) => (video.id === video_id ? { status } : video));
  return { success: 'true', data: { status, ...countDone(marked) } };
};
