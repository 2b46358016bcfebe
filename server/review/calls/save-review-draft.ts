import type { Handler } from '#server/core/pipeline.ts';
import { refuseStale } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { lockWork } from '#server/works/index.ts';
import { refuseOlderDraft, writeReview } from '../write-review.ts';

export const saveReviewDraft: Handler<'save-review-draft'> = async (input, scene) => {
  refuseDemo(scene);
  const work = await lockWork(scene, input.work_id);
  refuseStale(scene, work.attempt, input.attempt);
  if (work.state !== 'in_review') throw scene.refuse('not_waiting');
  await refuseOlderDraft(scene, work, input.version);
  const version = await writeReview(scene, work, input, {
    showData: Boolean(input.show_data),
    dueOn: input.due_on === '' ? null : input.due_on,
    onWall: Boolean(input.on_wall),
  });
  return { success: 'true', version };
};
