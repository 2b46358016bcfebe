import { usersChanged } from '#contract/office/office.hints.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { channels } from '#server/realtime/channels.ts';

/** After the commit, tells lists of admins and of office people. `schoolId`: the admin's school; 0: the office. */
export function tellUsersChanged(
  { app, afterCommit }: Pick<SignedInContext, 'app' | 'afterCommit'>,
  schoolId: number,
): void {
  const heardIn = [channels.desk('users'), ...(schoolId === 0 ? [] : [channels.admins(schoolId)])];
  afterCommit(() => app.broadcaster.broadcast(usersChanged, heardIn));
}
