import type { Handler } from '#server/core/pipeline.ts';
import { complete } from '../complete.ts';

export const markProjectAsCompleted: Handler<'mark-project-as-completed'> = (input, scene) =>
  complete(scene, input);
