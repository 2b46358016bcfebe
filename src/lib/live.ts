import type { Socket } from 'socket.io-client';
import { bearer } from './bearer.ts';

/**
 * The one live connection of a tab. What the server sends is a hint: it says that something changed, and who hears it
 * asks again through a call. A connection that broke may have missed some, so after it every listener is told once.
 */
export interface Live {
  connect(): void;
  disconnect(): void;
  /**
   * Hears every event of this name, and one made-up event, without content, after a broken connection. Returns how to
   * stop listening. `closed` is made up too: the server ended the line.
   */
  on(event: string, listener: (content: unknown) => void): () => void;
}

export function createLive(): Live {
  const listeners = new Map<string, Set<(content: unknown) => void>>();
  let socket: Socket | null = null;
  let wanted = false;

  const tell = (event: string, content: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(content);
  };

  const open = async () => {
    const { io } = await import('socket.io-client');
    if (!wanted || socket) return;
    let isFirst = true;
    socket = io({
      path: '/socket',
      transports: ['websocket', 'polling'],
      auth: (give) => give({ token: bearer()?.token ?? '' }),
      reconnectionDelayMax: 10_000,
    });
    socket.onAny(tell);
    // It is not tried again then: the server says that this session is over.
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') tell('closed', undefined);
    });
    socket.on('ready', () => {
      if (!isFirst) for (const event of listeners.keys()) tell(event, undefined);
      isFirst = false;
    });
  };

  return {
    connect: () => {
      wanted = true;
      // Without the socket every screen still works, a reload later.
      open().catch(() => undefined);
    },
    disconnect: () => {
      wanted = false;
      socket?.disconnect();
      socket = null;
    },
    on: (event, listener) => {
      const heard = listeners.get(event) ?? new Set();
      listeners.set(event, heard.add(listener));
      return () => void heard.delete(listener);
    },
  };
}

/** Several hints in this time, in milliseconds, are one. */
const gather = 150;

/** Hears several events as one wish to ask again. Returns how to stop listening. */
export function onHints(live: Live, events: readonly string[], ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      ask();
    }, gather);
  };
  const stops = events.map((event) => live.on(event, soon));
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
