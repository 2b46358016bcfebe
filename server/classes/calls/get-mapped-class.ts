import type { Handler } from '#server/core/pipeline.ts';
import { gradeList } from '../queries/grade-lists.ts';

export const getMappedClass: Handler<'get-mapped-class'> = async (_input, scene) => ({
  success: 'true',
  data: await gradeList(scene),
});
