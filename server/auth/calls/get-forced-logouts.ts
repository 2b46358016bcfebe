import type { Handler } from '#server/core/pipeline.ts';
import { refuseUnlessMaySignOutOf } from '../forced-logout.policy.ts';
import { pageOfForcedLogouts } from '../queries/forced-logouts.ts';

const pageRows = 20;

export const getForcedLogouts: Handler<'get-forced-logouts'> = async (input, scene) => {
  refuseUnlessMaySignOutOf(scene, input.school_id);
  return pageOfForcedLogouts(scene.db, input.school_id, { offset: input.offset, limit: pageRows });
};
