import { allows } from '#contract/schools/settings.rules.ts';
import { blankLinks } from '#contract/works/entries.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseStale } from '#server/core/refusal.ts';
import { tellWorkChanged } from '../hints.ts';
import { updateWork } from '../queries/works.ts';
import { keyOf, reach, refuseClosed } from '../reach.ts';
import { begin } from '../save-work.ts';

export const saveMyLearning: Handler<'save-my-learning'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const reached = await reach(scene, keyOf(input), 'held');
  const { given, work: before } = await refuseClosed(scene, reached);
  refuseStale(scene, before?.version ?? 0, input.version);
  const isPasteOn = allows({ settings: actor.school.settings }, 'student_allow_copy_paste');
  const draftLearning = blankLinks(isPasteOn, input.my_learning);
  if (before && before.draftLearning === draftLearning)
    return { success: 'true', data: { version: before.version } };
  const work = before ?? (await begin(scene, reached, given));
  await updateWork(db, work, { draftLearning, updatedAt: app.now() });
  tellWorkChanged(scene, work);
  return { success: 'true', data: { version: work.version + 1 } };
};
