import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { disconnect } from '../queries/linked-accounts.ts';

/** Asks for no password: this only removes a way in, and the password stays. */
export const disconnectAccount: Handler<'disconnect-account'> = async (input, scene) => {
  const { db, actor } = scene;
  const gone = await disconnect(db, { schoolId: actor.school.id, id: actor.id }, input.provider);
  if (gone === 0) throw notFound();
  await audit(scene, actor, 'account.disconnected', { provider: input.provider });
  return { status: 'true' };
};
