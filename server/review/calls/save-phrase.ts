import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { ownerOfPhrases, phraseResource } from '../resources.ts';

export const savePhrase: Handler<'save-phrase'> = (input, scene) => {
  refuseDemo(scene);
  const { schoolId, ownerId } = ownerOfPhrases(scene.actor);
  return saveRow(phraseResource, scene, {
    input,
    values: () => ({ phrase: input.phrase }),
    added: { schoolId, personId: ownerId },
  });
};
