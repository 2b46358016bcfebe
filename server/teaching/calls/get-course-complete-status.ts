import type { Handler } from '#server/core/pipeline.ts';
import { nameOf } from '../queries/names.ts';
import { progressOf } from '../queries/progress.ts';
import { completionAt } from '../queries/projects.ts';
import { reachDivision, reachProject } from '../taught-class.ts';

/** [C4-03] */
export const getCourseCompleteStatus: Handler<'get-course-complete-status'> = async (input, scene) => {
  const { db } = scene;
  const { place, part } = await reachDivision(scene, input);
  const { project } = await reachProject(scene, place, input.project_id);
  const { projectId } = project;
  const of = { schoolId: place.school.id, year: place.year };
  const [progress] = await progressOf(db, of, projectId, [part.id]);
  const { done, total } = progress ?? { done: 0, total: 0 };
  const marked = await completionAt(db, place, part.id, 'project', projectId);
  return {
    success: 'true',
    data: {
      is_completed: marked || (total > 0 && done >= total) ? 1 : 0,
      done,
      total,
      completed_at: marked?.doneAt.getTime() ?? 0,
      completed_by: marked ? await nameOf(db, place.school.id, marked.doneBy) : '',
    },
  };
};
