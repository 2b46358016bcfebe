import type { Handler } from '#server/core/pipeline.ts';
import { detailOf } from '../detail.presenter.ts';
import { keyOf, reach } from '../reach.ts';

export const getProjectDetailById: Handler<'get-project-detail-byId'> = async ({ id, ...input }, scene) => ({
  success: 'true',
  data: await detailOf(scene, await reach(scene, keyOf({ ...input, project_id: id }), 'free')),
});
