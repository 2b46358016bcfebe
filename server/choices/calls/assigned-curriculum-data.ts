import type { Handler } from '#server/core/pipeline.ts';
import { reachChosenGroup } from '../chosen-group.ts';
import { assignmentPage } from '../queries/choice-assignments.ts';

export const assignedCurriculumData: Handler<'assigned-curriculum-data'> = async (input, scene) =>
  assignmentPage(scene.db, input, await reachChosenGroup(scene, input));
