import type { Handler } from '#server/core/pipeline.ts';
import { choose } from '../choose.ts';

export const selectedProject: Handler<'selected-project'> = (input, scene) => choose(scene, input);
