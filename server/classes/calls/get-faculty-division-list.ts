import type { Handler } from '#server/core/pipeline.ts';
import { divisionList } from '../queries/grade-lists.ts';

export const getFacultyDivisionList: Handler<'get-faculty-division-list'> = async (input, scene) => ({
  success: 'true',
  data: await divisionList(scene, input.grade),
});
