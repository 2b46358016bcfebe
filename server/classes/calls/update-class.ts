import type { Handler } from '#server/core/pipeline.ts';
import { saveName } from '../save-groups.ts';

export const updateClass: Handler<'update-class'> = (input, scene) => saveName(scene, 'grade', input);
