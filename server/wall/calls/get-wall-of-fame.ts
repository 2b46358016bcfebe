import type { Handler } from '#server/core/pipeline.ts';
import { wallPage } from '../wall-page.ts';

export const getWallOfFame: Handler<'get-wall-of-fame'> = (input, scene) => wallPage(scene, input);
