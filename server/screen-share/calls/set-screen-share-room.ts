import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { divisionsOfPerson } from '#server/schools/index.ts';
import { guestOf, wayTo } from '../pass.ts';
import { beatOwn } from '../queries/shares.ts';

/** [ST-28] The heartbeat of a running share. Returns a new pass for the relay. */
export const setScreenShareRoom: Handler<'setScreenShareRoom'> = async (input, scene) => {
  const { app, db, actor, refuse } = scene;
  const share = await beatOwn(
    db,
    { schoolId: actor.school.id, personId: actor.id },
    input.share_id,
    app.now(),
  );
  if (!share) throw notFound();
  // Refused, the beat is not kept: a class is not held by somebody who left it.
  const taught = await divisionsOfPerson(db, actor.school.id, actor.id);
  if (share.endedAt || !taught.includes(share.divisionId)) throw refuse('share_over');
  return { status: 1, ...wayTo(app, guestOf(actor, share.id, true)) };
};
