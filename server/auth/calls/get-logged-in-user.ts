import type { Handler } from '#server/core/pipeline.ts';
import { countSignedIn } from '../queries/signed-in.ts';

/** [CC-07] The signed-in person with menu, modules and school. */
export const getLoggedInUser: Handler<'get-logged-in-user'> = async (_input, scene) => ({
  status: 'true',
  count: await countSignedIn(scene.db, scene.app.now(), scene),
});
