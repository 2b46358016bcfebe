import type { Handler } from '#server/core/pipeline.ts';
import { removePart } from '../groups.ts';
import { changeGroups } from '../save-groups.ts';

export const removeBatch: Handler<'remove-batch'> = (input, scene) =>
  changeGroups(scene, 'club', input, removePart);
