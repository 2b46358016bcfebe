import type { Handler } from '#server/core/pipeline.ts';
import { give } from '../give.ts';

export const assignProjectStudent: Handler<'assign-project-Student'> = (input, scene) => give(scene, input);
