import type { Handler } from '#server/core/pipeline.ts';
import { clubList } from '../queries/club-lists.ts';

export const getClubListFaculty: Handler<'get-club-list-faculty'> = async (_input, scene) => ({
  success: 'true',
  data: await clubList(scene),
});
