import type { Handler } from '#server/core/pipeline.ts';
import { reviewPractical } from '../review-practical.ts';

/** [CE-02] */
export const updatedRubericData: Handler<'updated-ruberic-data'> = (input, scene) =>
  reviewPractical(scene, input, 'mark');
