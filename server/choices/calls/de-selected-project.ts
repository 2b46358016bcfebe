import type { Handler } from '#server/core/pipeline.ts';
import { unchoose } from '../choose.ts';

export const deSelectedProject: Handler<'de-selected-project'> = (input, scene) => unchoose(scene, input);
