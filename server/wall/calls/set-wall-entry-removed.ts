import type { Handler } from '#server/core/pipeline.ts';
import { setRemoved } from '#server/core/resource/set-removed.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { wallEntryResource } from '../resources.ts';

export const setWallEntryRemoved: Handler<'set-wall-entry-removed'> = ({ rows, isRemoved }, scene) => {
  refuseDemo(scene);
  return setRemoved(wallEntryResource, scene, { rows, isRemoved });
};
