import type { Handler } from '#server/core/pipeline.ts';
import { unchoose } from '../choose.ts';

export const clearProjectList: Handler<'clear-project-list'> = (input, scene) => unchoose(scene, input);
