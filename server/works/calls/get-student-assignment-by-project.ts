import type { Handler } from '#server/core/pipeline.ts';
import { detailByProject } from '../detail.presenter.ts';

export const getStudentAssignmentByProject: Handler<'get-student-assignment-by-project'> = (
  { project_id },
  scene,
) => detailByProject(scene, project_id, 'assignment');
