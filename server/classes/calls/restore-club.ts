import type { Handler } from '#server/core/pipeline.ts';
import { restoreGroup, restorePart } from '../groups.ts';
import { changeGroups } from '../save-groups.ts';

export const restoreClub: Handler<'restore-club'> = (input, scene) =>
  changeGroups(scene, 'club', input, input.of === 'club' ? restoreGroup : restorePart);
