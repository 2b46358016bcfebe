import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { questionResource } from '../resources.ts';

/** [CE-01] Never deletes a row: assessments and attempts refer to versions of the question. */
export const removeQuestion: Handler<'remove-question'> = (input, scene) => {
  refuseDemo(scene);
  return setRemoved(questionResource, scene, input);
};
