import type { Handler } from '#server/core/pipeline.ts';
import { setModuleOrder } from '../module-order.ts';

export const setSchoolModuleSequence: Handler<'set-school-module-sequence'> = (input, scene) =>
  setModuleOrder(scene, input);
