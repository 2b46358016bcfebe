import type { Handler } from '#server/core/pipeline.ts';
import { keepBookmark } from '../keep-bookmark.ts';
import { storedBookmarkOf } from '../queries/progress.ts';

export const saveLearningBookmark: Handler<'save-learning-bookmark'> = async (input, scene) => ({
  success: 'true',
  data: storedBookmarkOf(await keepBookmark(scene, input, input)),
});
