import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { covers } from '#server/core/scope.policy.ts';
import { end } from '../end-share.ts';
import { isShare, shareById } from '../queries/shares.ts';

/** [ST-29] A teacher ends their own share; an admin any of the school. */
export const stopScreenShare: Handler<'stop-screen-share'> = async ({ share_id }, scene) => {
  const { db, actor, scope } = scene;
  const share = await shareById(db, share_id);
  if (!share || !covers(scope, actor, { schoolId: share.schoolId, ownerId: share.personId }))
    throw notFound();
  if (!share.endedAt) {
    await end(scene, actor.role === roles.faculty ? 'host' : 'admin', isShare(share_id));
    await audit(scene, actor, 'screen.stopped', { share: share_id });
  }
  return { status: 1 };
};
