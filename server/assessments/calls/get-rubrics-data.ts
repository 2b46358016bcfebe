import type { Handler } from '#server/core/pipeline.ts';
import { rubricsOf } from '#server/review/index.ts';

/** [CE-02] */
export const getRubricsData: Handler<'get-rubrics-data'> = async (_input, { db, actor }) => ({
  success: 'true',
  data: await rubricsOf(db, actor.school.id),
});
