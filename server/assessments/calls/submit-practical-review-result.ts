import type { Handler } from '#server/core/pipeline.ts';
import { reviewPractical } from '../review-practical.ts';

/** [CE-02, ST-26] */
export const submitPracticalReviewResult: Handler<'submit-practical-review-result'> = (input, scene) =>
  reviewPractical(scene, input, input.decision);
