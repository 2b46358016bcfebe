import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { questionResource } from '../resources.ts';

/** [CE-01] No row is deleted here: assessments and attempts name its versions. */
export const removeQuestion: Handler<'remove-question'> = (input, scene) => {
  refuseDemo(scene);
  return setRemoved(questionResource, scene, input);
};
