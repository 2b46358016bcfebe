import type { Handler } from '#server/core/pipeline.ts';
import { refuseUnlessMaySignOutOf } from '../forced-logout.policy.ts';
import { findToSignOut } from '../queries/signed-in.ts';

export const findPeopleToSignOut: Handler<'find-people-to-sign-out'> = async (input, scene) => {
  const { app, db, actor } = scene;
  refuseUnlessMaySignOutOf(scene, input.school_id);
  return { data: await findToSignOut(db, app.now(), actor, input.school_id, input.search) };
};
