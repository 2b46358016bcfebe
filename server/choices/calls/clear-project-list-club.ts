import type { Handler } from '#server/core/pipeline.ts';
import { unchoose } from '../choose.ts';

export const clearProjectListClub: Handler<'clear-project-list-club'> = (input, scene) =>
  unchoose(scene, input);
