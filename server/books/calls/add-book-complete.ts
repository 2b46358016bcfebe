import type { Handler } from '#server/core/pipeline.ts';
import { completeLesson } from '../complete.ts';

/** [C3-04] */
export const addBookComplete: Handler<'add-book-complete'> = (input, scene) =>
  completeLesson(scene, input, true);
