import type { Handler } from '#server/core/pipeline.ts';
import { choose } from '../choose.ts';

export const selectedProjectClub: Handler<'selected-project-club'> = (input, scene) => choose(scene, input);
