import * as v from 'valibot';
import { getRealtimeTicketCall } from '#contract/auth/calls/get-realtime-ticket.call.ts';
import { endsSession, logoutRecord } from '#contract/auth/forced-logout.ts';
import type { call } from '#src/lib/api-client.ts';
import type { listenToRealtime } from '#src/lib/realtime-database.ts';

/** Hears the socket's events `logout-all` and `logout-single`; returns a function that stops it. */
type HearLogout = (listener: (record: unknown) => void) => () => void;

export interface ForcedLogoutTools {
  readonly call: typeof call;
  readonly listen: typeof listenToRealtime;
  readonly hearSocket?: HearLogout;
  readonly origin: string;
  /** In ms, on a monotonic clock, e.g. `performance.now`. */
  readonly clock: () => number;
  /** In ms: the pause before a listener that failed to begin tries again. */
  readonly retryAfter?: number;
}

interface Start {
  /** Added to `clock`, it gives the server's time [QU-11]. */
  readonly offset: number;
  readonly startedAt: number;
}

/**
 * [ST-32, CO-16] Hears once that the school ended this session, by the realtime database or the socket, whichever comes
 * first. If neither works, the next call's 401 has the same effect.
 */
export function watchForcedLogout(
  { call, listen, hearSocket, origin, clock, retryAfter = 60_000 }: ForcedLogoutTools,
  personId: number,
  onEnded: () => void,
): () => void {
  const stops: (() => void)[] = [];
  const calledOff = new AbortController();
  let start: Start | null = null;
  let isTold = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    const asked = clock();
    const answer = await call(getRealtimeTicketCall, {}, { signal: calledOff.signal });
    // The server answered somewhere between the request and now.
    const offset = answer.server_time - (asked + clock()) / 2;
    start = { offset, startedAt: answer.session_start };
    return answer;
  };
  const judge = (said: unknown) => {
    const read = v.safeParse(logoutRecord, said);
    if (isTold || calledOff.signal.aborted || !start || !read.success) return;
    const { offset, startedAt } = start;
    if (!endsSession(read.output, { personId, startedAt }, clock() + offset)) return;
    isTold = true;
    onEnded();
  };
  const begin = async () => {
    const first = await ask();
    let unused: string | null = first.ticket;
    const getPass = async () => {
      const pass = unused ?? (await ask()).ticket;
      unused = null;
      return pass;
    };
    if (first.keys.length === 0) return;
    const address = first.address === '' ? origin : first.address;
    const stop = await listen({ address, keys: first.keys, getPass, onValue: (_key, value) => judge(value) });
    if (calledOff.signal.aborted) stop();
    else stops.push(stop);
  };
  const tryToBegin = () => {
    begin().catch(() => {
      if (!calledOff.signal.aborted) timer = setTimeout(tryToBegin, retryAfter);
    });
  };

  if (hearSocket) stops.push(hearSocket(judge));
  tryToBegin();
  return () => {
    calledOff.abort();
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
