import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { saveWatched } from '../watch.ts';

/** [EN-25] */
export const saveWatchedRanges: Handler<'save-watched-ranges'> = async (input, scene) => {
  refuseDemo(scene);
  return { success: 'true', data: await saveWatched(scene, input) };
};
