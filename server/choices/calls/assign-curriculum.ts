import type { Handler } from '#server/core/pipeline.ts';
import { assign } from '../assign.ts';

export const assignCurriculum: Handler<'assign-curriculum'> = (input, scene) => assign(scene, input);
