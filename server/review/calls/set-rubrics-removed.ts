import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { rubricResource } from '../resources.ts';

export const setRubricsRemoved: Handler<'set-rubrics-removed'> = ({ rows, isRemoved }, scene) => {
  refuseDemo(scene);
  return setRemoved(rubricResource, scene, { rows, isRemoved });
};
