import type { Handler } from '#server/core/pipeline.ts';
import { reachPlace } from '../choice-place.ts';
import { assignmentPage } from '../queries/choice-assignments.ts';

export const assignedCurriculumData: Handler<'assigned-curriculum-data'> = async (input, scene) =>
  assignmentPage(scene.db, input, await reachPlace(scene, input));
