import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { readUpload, verdictsOf } from '../import-questions.ts';

/** [CE-01] The upload stays for a day so that it can be applied. */
export const readQuestionFile: Handler<'read-question-file'> = async (input, scene) => {
  refuseDemo(scene);
  const read = await readUpload(scene, input);
  return scene.part((unit) => verdictsOf({ ...unit, actor: scene.actor }, read));
};
