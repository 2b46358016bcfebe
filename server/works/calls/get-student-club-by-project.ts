import type { Handler } from '#server/core/pipeline.ts';
import { detailByProject } from '../detail.presenter.ts';

export const getStudentClubByProject: Handler<'get-student-club-by-project'> = ({ project_id }, scene) =>
  detailByProject(scene, project_id, 'club');
