import type { Handler } from '#server/core/pipeline.ts';
import { divisionList } from '../queries/grade-lists.ts';

export const getDivisionList: Handler<'get-division-list'> = async (input, scene) => ({
  success: 'true',
  data: await divisionList(scene, input.class_id),
});
