import type { Socket } from 'socket.io-client';
import { bearer } from './bearer.ts';

/**
 * The server's hints that a notice changed. A hint says only "ask again", so several at once become one, and
 * after a broken connection one is made up, because some may have been missed.
 */
export interface LiveNotices {
  connect(): void;
  disconnect(): void;
  /** Returns how to stop listening. */
  onChange(listener: () => void): () => void;
}

/** Several hints in this time, in milliseconds, are one. */
const gather = 150;

export function createLiveNotices(): LiveNotices {
  const listeners = new Set<() => void>();
  let socket: Socket | null = null;
  let wanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const listener of listeners) listener();
    }, gather);
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
    socket.on('notice.changed', tell);
    socket.on('ready', () => {
      if (!isFirst) tell();
      isFirst = false;
    });
  };

  return {
    connect: () => {
      wanted = true;
      // Without the socket the board still works, a reload later.
      open().catch(() => undefined);
    },
    disconnect: () => {
      wanted = false;
      clearTimeout(timer);
      timer = undefined;
      socket?.disconnect();
      socket = null;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
