import type { Handler } from '#server/core/pipeline.ts';
import { foundIn } from '../offered.ts';

export const searchProjectList: Handler<'search-project-list'> = (input, scene) => foundIn(scene, input);
