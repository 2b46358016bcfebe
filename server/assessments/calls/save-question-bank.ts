import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { authorOf } from '../queries/reach-banks.ts';
import { bankResource } from '../resources.ts';

/** [CE-01] */
export const saveQuestionBank: Handler<'save-question-bank'> = (input, scene) => {
  refuseDemo(scene);
  const { actor } = scene;
  return saveRow(bankResource, scene, {
    input,
    // All schools read the office's banks, so the office has nothing to share.
    values: () => ({ name: input.name, isShared: actor.school.id !== 0 && input.isShared }),
    added: { schoolId: actor.school.id, authorId: authorOf(actor) },
  });
};
