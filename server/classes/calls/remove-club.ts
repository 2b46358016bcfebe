import type { Handler } from '#server/core/pipeline.ts';
import { removeGroup } from '../groups.ts';
import { changeGroups } from '../save-groups.ts';

export const removeClub: Handler<'remove-club'> = (input, scene) =>
  changeGroups(scene, 'club', input, removeGroup);
