import type { Handler } from '#server/core/pipeline.ts';
import { partsOf } from '../group-reads.ts';

export const getDivisionWithoutSchoolList: Handler<'get-division-without-school-list'> = async (
  input,
  scene,
) => {
  const sections = await partsOf(scene, input.school_id, 'grade', input.class_id);
  return { success: 'true', data: sections.map(({ id, name }) => ({ id, section: name })) };
};
