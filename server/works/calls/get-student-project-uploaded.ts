import type { Handler } from '#server/core/pipeline.ts';
import { uploadedOf } from '../detail.presenter.ts';
import { keyOf, reach } from '../reach.ts';

export const getStudentProjectUploaded: Handler<'get-student-project-uploaded'> = async (
  { id, ...input },
  scene,
) => {
  const { work } = await reach(scene, keyOf({ ...input, project_id: id }), 'free');
  return { success: 'true', data: await uploadedOf(scene, work) };
};
