import type { Handler } from '#server/core/pipeline.ts';
import { completeLesson } from '../complete.ts';

/** [C3-04] */
export const updatedBookComplete: Handler<'updated-book-complete'> = ({ status, ...input }, scene) =>
  completeLesson(scene, input, status === 1);
