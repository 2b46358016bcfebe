import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { phraseResource } from '../resources.ts';

export const setPhrasesRemoved: Handler<'set-phrases-removed'> = ({ rows, isRemoved }, scene) => {
  refuseDemo(scene);
  return setRemoved(phraseResource, scene, { rows, isRemoved });
};
