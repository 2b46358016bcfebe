import type { Handler } from '#server/core/pipeline.ts';
import { clubList } from '../queries/club-lists.ts';

export const getClubList: Handler<'get-club-list'> = async (_input, scene) => ({
  success: 'true',
  data: await clubList(scene),
});
