import type { Handler } from '#server/core/pipeline.ts';
import { readWatched } from '../watch.ts';

/** [EN-25] */
export const getWatchedRanges: Handler<'get-watched-ranges'> = async (input, scene) => ({
  success: 'true',
  data: await readWatched(scene, input),
});
