import type { Handler } from '#server/core/pipeline.ts';
import { unchoose } from '../choose.ts';

export const deSelectedProjectClub: Handler<'de-selected-project-club'> = (input, scene) =>
  unchoose(scene, input);
