import type { Handler } from '#server/core/pipeline.ts';
import { chooseUsual } from '../choose-template.ts';

export const insertDefaultSelected: Handler<'insert-default-selected'> = (input, scene) =>
  chooseUsual(scene, input);
