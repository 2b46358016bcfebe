import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { phraseResource } from '../resources.ts';

export const savePhrase: Handler<'save-phrase'> = (input, scene) => {
  refuseDemo(scene);
  const { actor } = scene;
  return saveRow(phraseResource, scene, {
    input,
    values: () => ({ phrase: input.phrase }),
    added: { schoolId: actor.school.id, personId: actor.role === roles.faculty ? actor.id : 0 },
  });
};
