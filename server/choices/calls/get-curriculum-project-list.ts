import type { Handler } from '#server/core/pipeline.ts';
import { offeredIn } from '../offered.ts';

export const getCurriculumProjectList: Handler<'get-curriculum-project-list'> = (input, scene) =>
  offeredIn(scene, input);
