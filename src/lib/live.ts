import type { io as connectTo, Socket } from 'socket.io-client';
import * as v from 'valibot';
import type { Hint, HintContent } from '#contract/core/define-hint.ts';
import { bearer } from './bearer.ts';

/**
 * The one live connection of a tab. What the server sends is a hint: it says that something changed, and who hears it
 * asks again through a call. A connection that broke may have missed some, so after it every listener is told once.
 */
export interface Live {
  connect(): void;
  disconnect(): void;
  /**
   * Hears every hint of this kind, and once more, without content, after a broken connection. Returns how to stop
   * listening.
   */
  on<H extends Hint>(hint: H, listener: (content: HintContent<H> | undefined) => void): () => void;
  /** Hears that the server ended the connection. Returns how to stop listening. */
  onClosed(listener: () => void): () => void;
}

/** Of the connection itself; no hint has this name. */
const closed = 'closed';

/**
 * `shown`: when the first screen stands; the realtime client, a part of its own, is fetched no earlier. `load`: how it
 * is fetched.
 */
export function createLive(
  shown: Promise<void> = Promise.resolve(),
  load: () => Promise<{ readonly io: typeof connectTo }> = () => import('socket.io-client'),
): Live {
  const listeners = new Map<string, Set<(content: unknown) => void>>();
  let socket: Socket | null = null;
  let wanted = false;
  let wantedSince = 0;

  const tell = (event: string, content: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(content);
  };

  const hear = (event: string, listener: (content: unknown) => void) => {
    const heard = listeners.get(event) ?? new Set();
    listeners.set(event, heard.add(listener));
    return () => void heard.delete(listener);
  };

  const open = async () => {
    await shown;
    if (!wanted) return;
    const { io } = await load();
    if (!wanted || socket) return;
    let isFirst = true;
    socket = io({
      path: '/socket',
      transports: ['websocket', 'polling'],
      // What changed since this page began to ask for its data is told once more.
      auth: (give) =>
        give({
          token: bearer()?.token ?? '',
          ...(isFirst && { askedAgo: Math.round(performance.now() - wantedSince) }),
        }),
      reconnectionDelayMax: 10_000,
    });
    socket.onAny(tell);
    // It is not tried again then: the server says that this session is over.
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') tell(closed, undefined);
    });
    socket.on('ready', () => {
      if (!isFirst) for (const event of listeners.keys()) tell(event, undefined);
      isFirst = false;
    });
  };

  return {
    connect: () => {
      wanted = true;
      wantedSince = performance.now();
      // Without the socket every screen still works, a reload later.
      open().catch(() => undefined);
    },
    disconnect: () => {
      wanted = false;
      socket?.disconnect();
      socket = null;
    },
    on: <H extends Hint>(hint: H, listener: (content: HintContent<H> | undefined) => void) =>
      hear(hint.name, (content) => listener(contentOf(hint, content))),
    onClosed: (listener) => hear(closed, listener),
  };
}

/** What the declared schema reads in it; undefined: nothing. */
function contentOf<H extends Hint>({ content: schema }: H, content: unknown): HintContent<H> | undefined {
  const checked = schema && v.safeParse(schema, content);
  return checked?.success ? (checked.output as HintContent<H>) : undefined;
}

/** Several hints in this time, in milliseconds, are one. */
const gather = 150;

/** Asks again after any of these hints, once for several that come together. Returns how to stop listening. */
export function onHints(live: Live, hints: readonly Hint[], ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      ask();
    }, gather);
  };
  const stops = hints.map((hint) => live.on(hint, soon));
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
