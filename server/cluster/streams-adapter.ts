import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Adapter } from 'socket.io-adapter';
import type { OtherHint } from './cluster.ts';
import type { RedisClient } from './redis-client.ts';

interface StreamsAdapter extends Adapter {
  readonly uid: string;
  onRawMessage(raw: RawMessage, offset: string): void;
  publishAndReturnOffset(message: unknown): Promise<string>;
  restoreSession(pid: string, offset: string): ReturnType<Adapter['restoreSession']>;
}

interface RawMessage {
  readonly uid: string;
  readonly type: string;
  readonly data?: string;
}

interface Options {
  readonly client: RedisClient;
  /** The installation's: several may share one Redis. */
  readonly prefix: string;
  /** The newest entry before; later ones are heard. */
  readonly since: string;
  /** Hears what other processes sent, before this one's browsers do. */
  readonly onSent: (sent: OtherHint) => void;
  readonly onLost: () => void;
}

const streamOf = (prefix: string) => `${prefix}:hints`;

export async function newestEntry(client: RedisClient, prefix: string): Promise<string> {
  const newest = await client.xRevRange(streamOf(prefix), '+', '-', { COUNT: 1 });
  return newest?.[0]?.id ?? '0-0';
}

/** socket.io's number of a message to browsers. */
const broadcastType = '3';
/** How long this process's browsers wait for Redis to take a hint, and a returning one for what it missed. */
const patienceMilliseconds = 500;
/** About how many entries the stream keeps: two minutes of a busy morning. */
const streamLength = 20_000;

/** Mends the library for a Redis that is away: hints still reach own browsers, and returning ones do not wait. */
export function createStreamsAdapter({ client, prefix, since, onSent, onLost }: Options) {
  const make = createAdapter(mended(client, since), {
    streamName: streamOf(prefix),
    channelPrefix: `${prefix}:asks`,
    sessionKeyPrefix: `${prefix}:session:`,
    maxLen: streamLength,
    // A closing server waits this long for its reader.
    blockTimeInMs: 1000,
    onlyPlaintext: true,
  });
  // socket.io calls it with `new`, which an arrow function does not take.
  return function adapterOf(namespace: unknown): Adapter {
    const adapter = make(namespace) as unknown as StreamsAdapter;
    const take = adapter.onRawMessage.bind(adapter);
    const restore = adapter.restoreSession.bind(adapter);
    const persist = adapter.persistSession.bind(adapter);
    const publishAndReturnOffset = adapter.publishAndReturnOffset.bind(adapter);
    return Object.assign(adapter, {
      onRawMessage: (raw: RawMessage, offset: string) => {
        const sent = raw.uid === adapter.uid ? null : sentBy(raw);
        if (sent) onSent(sent);
        take(raw, offset);
      },
      // Without an offset a browser that breaks off later asks for everything again.
      publishAndReturnOffset: async (message: unknown) => {
        if (client.isReady) {
          const offset = await withPatience(publishAndReturnOffset(message));
          if (offset !== null) return offset;
        }
        onLost();
        return '';
      },
      restoreSession: async (pid: string, offset: string) => {
        const session = client.isReady ? await withPatience(restore(pid, offset)) : null;
        if (session === null) throw new Error('The session is not to be had just now.');
        return session;
      },
      persistSession: (session: Parameters<Adapter['persistSession']>[0]) => {
        if (client.isReady) persist(session);
      },
    });
  };
}

/** Commands whose results the library ignores: an unhandled failure would end the process. */
const unwatched: ReadonlySet<unknown> = new Set(['publish', 'set', 'subscribe']);

interface Stream {
  readonly key: string;
  readonly id: string;
}

/** Until a first entry the library asks for entries newer than each question, and would lose one between two. */
function mended(client: RedisClient, since: string): RedisClient {
  return new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'duplicate') return () => mended(target.duplicate(), since);
      if (name === 'xRead')
        return (streams: readonly Stream[], ...more: unknown[]) =>
          Reflect.apply(value, target, [
            streams.map(({ key, id }) => ({ key, id: id === '$' ? since : id })),
            ...more,
          ]) as unknown;
      return (...given: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, given);
        return unwatched.has(name) && result instanceof Promise ? result.catch(() => null) : result;
      };
    },
  });
}

function sentBy({ type, data }: RawMessage): OtherHint | null {
  if (type !== broadcastType || data === undefined) return null;
  const { opts, packet } = JSON.parse(data) as {
    readonly opts: { readonly rooms: string[]; readonly except: string[] };
    readonly packet: { readonly data: readonly [string, unknown?] };
  };
  const [name, content] = packet.data;
  return { name, content, to: opts.rooms, except: opts.except };
}

/** null: it failed, or took too long. */
function withPatience<T>(work: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patienceMilliseconds);
    const end = (result: T | null) => {
      clearTimeout(timer);
      resolve(result);
    };
    work.then(end, () => end(null));
  });
}
