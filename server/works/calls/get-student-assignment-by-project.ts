import type { Handler } from '#server/core/pipeline.ts';
import { detailOf } from '../detail.presenter.ts';
import { reach } from '../reach.ts';

export const getStudentAssignmentByProject: Handler<'get-student-assignment-by-project'> = async (
  { project_id },
  scene,
) => ({
  success: 'true',
  data: await detailOf(
    scene,
    await reach(scene, { projectId: project_id, sessionId: 0, kind: 'assignment' }, 'free'),
  ),
});
