import type { Handler } from '#server/core/pipeline.ts';
import { keepMark } from '../keep-bookmark.ts';
import { readLiveSessions } from '../queries/live-sessions.ts';
import { progressOf, storedBookmarkOf } from '../queries/progress.ts';

export const markLearningSession: Handler<'mark-learning-session'> = async (input, scene) => {
  const kept = await keepMark(scene, input, input.status === 1);
  const sessions = await readLiveSessions(scene.db, scene.actor, [input.project_id]);
  return { success: 'true', data: { ...storedBookmarkOf(kept), ...progressOf(sessions) } };
};
