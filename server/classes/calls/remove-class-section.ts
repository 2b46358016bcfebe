import type { Handler } from '#server/core/pipeline.ts';
import { removeGroup, removePart } from '../groups.ts';
import { changeGroups } from '../save-groups.ts';

export const removeClassSection: Handler<'remove-class-section'> = (input, scene) =>
  changeGroups(scene, 'grade', input, input.of === 'class' ? removeGroup : removePart);
