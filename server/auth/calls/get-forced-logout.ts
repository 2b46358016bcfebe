import type { SignedInContext } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { refuseUnlessMaySignOutOf } from '../forced-logout.policy.ts';
import { findForcedLogout, listLeavers } from '../queries/forced-logouts.ts';

export const getForcedLogout: Handler<'get-forced-logout'> = async (input, scene) => {
  const { db } = scene;
  refuseUnlessMaySignOutOf(scene, input.school_id);
  const logout = await findForcedLogout(db, input.school_id, input.id);
  if (!logout) throw notFound();
  const all = (await leaversOf(scene, input)).map((row) => ({
    id: row.id,
    name: row.name,
    login_name: row.loginName,
    role: row.role,
    sessions: row.sessionIds.length,
    state: row.state,
  }));
  const counts = { leaving: 0, gone: 0, back: 0 };
  for (const { state } of all) counts[state] += 1;
  const pattern = input.search.toLowerCase();
  const found = all.filter(({ name, login_name }) => `${name} ${login_name}`.toLowerCase().includes(pattern));
  return {
    logout,
    counts,
    data: found.slice(input.offset, input.offset + input.limit),
    total: found.length,
  };
};

async function leaversOf(
  { app, db }: SignedInContext,
  { school_id: schoolId, id }: { readonly school_id: number; readonly id: string },
) {
  const rows = await listLeavers(db, app.now(), schoolId, id);
  const connected = await app.broadcaster.connectedSessions(rows.flatMap((row) => row.sessionIds));
  return rows.map((row) => ({ ...row, state: stateOf(row, connected) }));
}

function stateOf(
  { sessionIds, isBack }: { readonly sessionIds: readonly string[]; readonly isBack: boolean },
  connected: ReadonlySet<string>,
) {
  if (sessionIds.some((each) => connected.has(each))) return 'leaving' as const;
  return isBack ? ('back' as const) : ('gone' as const);
}
