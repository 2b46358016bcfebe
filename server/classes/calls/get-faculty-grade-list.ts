import type { Handler } from '#server/core/pipeline.ts';
import { gradeList } from '../queries/grade-lists.ts';

export const getFacultyGradeList: Handler<'get-faculty-grade-list'> = async (_input, scene) => ({
  success: 'true',
  data: await gradeList(scene),
});
