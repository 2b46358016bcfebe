import type { Handler } from '#server/core/pipeline.ts';
import { studentsWithProject } from '../queries/students.ts';
import { reachDivision, reachProject } from '../taught-class.ts';

/** [C4-05] */
export const getProjectStudentList: Handler<'get-project-student-list'> = async (input, scene) => {
  const { place, part } = await reachDivision(scene, input);
  const { choiceId } = await reachProject(scene, place, input.project_id);
  const data = await studentsWithProject(scene.db, place.school.id, part.id, choiceId);
  return { success: 'true', data };
};
