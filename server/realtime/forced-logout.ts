import type { Server } from 'socket.io';
import type { LogoutRecord } from '#contract/auth/forced-logout.ts';
import { rooms } from './rooms.ts';

/** [CC-13] The ended sessions hear it once, whichever of their keys it went by. */
export function tellLoggedOut(io: Server, sessionIds: readonly string[], record: LogoutRecord): void {
  if (sessionIds.length === 0) return;
  io.to(sessionIds.map(rooms.session)).emit(
    record.type === 'single' ? 'logout-single' : 'logout-all',
    record,
  );
}

/** What was sent before still arrives. Without a session nobody would be named, and a room of nobody is everybody. */
export function disconnectSessions(io: Server, sessionIds: readonly string[]): void {
  if (sessionIds.length === 0) return;
  io.in(sessionIds.map(rooms.session)).disconnectSockets(true);
}
