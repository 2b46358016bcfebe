import type { SessionRef } from '#src/features/auth/session-ref.ts';
import { bearer } from '#src/lib/bearer.ts';
import type { Live } from '#src/lib/live.ts';

/** In ms: it starts after the first screen. Nobody waits for it, since the next call's 401 does the same. */
const calm = 3_000;

/** [ST-32] Listens while a person is signed in; returns a function that stops it. */
export function listenForForcedLogout(session: SessionRef, live: Live, personId: number): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  // A person who was switched off or signed out elsewhere learns it from a call, so this makes one now.
  const stopClosed = live.onClosed(() => {
    if (bearer() === null) return;
    Promise.all([
      import('#src/lib/api-client.ts'),
      import('#contract/auth/calls/get-realtime-ticket.call.ts'),
    ])
      .then(([{ call }, { getRealtimeTicketCall }]) => call(getRealtimeTicketCall, {}))
      .catch(() => undefined);
  });
  const timer = setTimeout(() => {
    begin().catch(() => undefined);
  }, calm);

  const begin = async () => {
    const [{ watchForcedLogout }, { listenToRealtime }, { call }, { loggedOutAlone, loggedOutTogether }] =
      await Promise.all([
        import('#src/features/auth/actors/forced-logout-actor.ts'),
        import('#src/lib/realtime-database.ts'),
        import('#src/lib/api-client.ts'),
        import('#contract/auth/auth.hints.ts'),
      ]);
    if (isOver) return;
    const hearSocket = (listener: (record: unknown) => void) => {
      const stops = [loggedOutTogether, loggedOutAlone].map((hint) => live.on(hint, listener));
      return () => {
        for (const end of stops) end();
      };
    };
    stop = watchForcedLogout(
      { call, listen: listenToRealtime, hearSocket, origin: location.origin, clock: () => performance.now() },
      personId,
      () => session.send({ type: 'session.ended', reason: 'forced' }),
    );
  };

  return () => {
    isOver = true;
    stopClosed();
    clearTimeout(timer);
    stop?.();
  };
}
