import type { Handler } from '#server/core/pipeline.ts';
import { detailByProject } from '../detail.presenter.ts';

export const getStudentCourseByProject: Handler<'get-student-course-by-project'> = ({ project_id }, scene) =>
  detailByProject(scene, project_id, 'course');
