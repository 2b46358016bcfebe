import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { clearNotifications, countUnread, tellOwnTabs } from './notifications.ts';
import { markRead } from './queries/notifications.ts';

export async function read(id: number, scene: SignedInContext) {
  const { app, db, actor } = scene;
  if (!(await markRead(db, actor, id, app.now()))) throw notFound();
  tellOwnTabs(scene);
  return { status: 1, count: await countUnread(app, db, actor) } as const;
}

/** [RP-07] */
export async function clear(ids: readonly number[] | 'all', scene: SignedInContext<'demo_school'>) {
  const { app, db, actor, refuse } = scene;
  refuseDemo({ actor, refuse });
  await clearNotifications(scene, ids);
  return { status: 1, count: await countUnread(app, db, actor) } as const;
}
