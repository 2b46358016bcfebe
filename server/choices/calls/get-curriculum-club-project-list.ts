import type { Handler } from '#server/core/pipeline.ts';
import { offeredIn } from '../offered.ts';

export const getCurriculumClubProjectList: Handler<'get-curriculum-club-project-list'> = (input, scene) =>
  offeredIn(scene, input);
