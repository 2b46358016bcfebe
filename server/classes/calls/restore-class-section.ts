import type { Handler } from '#server/core/pipeline.ts';
import { restoreGroup, restorePart } from '../groups.ts';
import { changeGroups } from '../save-groups.ts';

export const restoreClassSection: Handler<'restore-class-section'> = (input, scene) =>
  changeGroups(scene, 'grade', input, input.of === 'class' ? restoreGroup : restorePart);
