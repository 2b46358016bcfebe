import type { Server } from 'socket.io';
import { loggedOutAlone, loggedOutTogether } from '#contract/auth/auth.hints.ts';
import type { LogoutRecord } from '#contract/auth/forced-logout.ts';
import { channels } from './channels.ts';

/** [CC-13] Each ended session hears it once, whichever of its keys it went by. */
export function tellLoggedOut(io: Server, sessionIds: readonly string[], record: LogoutRecord): void {
  if (sessionIds.length === 0) return;
  io.to(sessionIds.map(channels.session)).emit(
    (record.type === 'single' ? loggedOutAlone : loggedOutTogether).name,
    record,
  );
}

/** Earlier messages still arrive. socket.io takes an empty list of channels for everybody. */
export function disconnectSessions(io: Server, sessionIds: readonly string[]): void {
  if (sessionIds.length === 0) return;
  io.in(sessionIds.map(channels.session)).disconnectSockets(true);
}
