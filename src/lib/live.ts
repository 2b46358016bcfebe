import type { io as connectTo, Socket } from 'socket.io-client';
import * as v from 'valibot';
import type { Hint, HintContent } from '#contract/core/define-hint.ts';
import { bearer } from './bearer.ts';

/**
 * The one live connection of a tab. A hint says only that something changed; listeners then ask through a call. A
 * broken connection may have missed hints, so every listener hears one afterwards.
 */
export interface Live {
  connect(): void;
  disconnect(): void;
  /** Hears every hint of this kind, and one without content after a broken connection. Returns a stop function. */
  on<H extends Hint>(hint: H, listener: (content: HintContent<H> | undefined) => void): () => void;
  onClosed(listener: () => void): () => void;
}

const closed = 'closed';

/** What the server answers to a token that is no session's. */
const unauthorized = 'unauthorized';

/** Milliseconds: a school's browsers do not come all at once. */
const between = (least: number, most: number) => least + Math.random() * (most - least);

/** Waits for `shown` (the first screen) before it fetches the realtime client by `load`. */
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
      // The server repeats what changed since this page began to load its data.
      auth: (give) =>
        give({
          token: bearer()?.token ?? '',
          ...(isFirst && { askedAgo: Math.round(performance.now() - wantedSince) }),
        }),
      reconnectionDelayMax: 10_000,
    });
    socket.onAny(tell);
    // A refusal is not tried again by itself. Only one that means the session is for good.
    const refused = socket;
    refused.on('connect_error', ({ message }) => {
      if (refused.active || message === unauthorized) return;
      setTimeout(() => wanted && refused === socket && refused.connect(), between(1_000, 10_000));
    });
    // The server says that the session is over, so there is no retry.
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') tell(closed, undefined);
    });
    socket.on('ready', () => {
      if (!isFirst) for (const event of listeners.keys()) if (event !== closed) tell(event, undefined);
      isFirst = false;
    });
  };

  return {
    connect: () => {
      wanted = true;
      wantedSince = performance.now();
      // Without the socket every screen still works after a reload.
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

/** undefined: no content, or the schema rejects it. */
function contentOf<H extends Hint>({ content: schema }: H, content: unknown): HintContent<H> | undefined {
  const checked = schema && v.safeParse(schema, content);
  return checked?.success ? (checked.output as HintContent<H>) : undefined;
}

/** In ms: hints within this time count as one. */
const gather = 150;

/** Calls `ask` after any of these hints, once for several that come together. Returns a function that stops it. */
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
