import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { listenToRealtime } from '#src/lib/realtime-database.ts';
import type { Client, TestServer } from './test-server.ts';

/** Any server, of a test's own process or not. */
export interface At {
  readonly server: Pick<TestServer['server'], 'address'>;
}

export interface Heard {
  /** Values by key, in the order they came. */
  readonly values: [string, unknown][];
  /** Resolves with the first value for which this holds. */
  until(holds: (value: unknown, key: string) => boolean): Promise<unknown>;
  readonly stop: () => void;
}

/** Listens as a browser does: with the product's own client and a pass of its own. */
export async function hearRealtime(test: At, client: Client, keys?: readonly string[]): Promise<Heard> {
  const first = await client.ok('get-realtime-ticket', {});
  const values: [string, unknown][] = [];
  const waiting = new Set<() => void>();
  const stop = await listenToRealtime({
    address: test.server.address,
    keys: keys ?? first.keys,
    getPass: async () => (await client.ok('get-realtime-ticket', {})).ticket,
    onValue: (key, value) => {
      values.push([key, value]);
      for (const look of waiting) look();
    },
  });
  return {
    values,
    until: (holds) =>
      new Promise((resolve) => {
        const look = () => {
          const found = values.find(([key, value]) => holds(value, key));
          if (!found) return;
          waiting.delete(look);
          resolve(found[1]);
        };
        waiting.add(look);
        look();
      }),
    stop,
  };
}

export async function openSocket(test: At, client: Client): Promise<Socket> {
  const socket = io(test.server.address, {
    path: '/socket',
    transports: ['websocket'],
    auth: { token: client.token },
    forceNew: true,
    reconnection: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('ready', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

export interface Wire {
  /** Sends a request and resolves with its answer. */
  ask(action: string, body: object): Promise<{ s: string; d: unknown }>;
  send(text: string): void;
  /** Everything that was pushed, in order. */
  readonly pushed: unknown[];
  /** Resolves when the server has ended the connection. */
  readonly closed: Promise<void>;
  readonly greeting: Promise<{ ts: number; h: string }>;
  readonly close: () => void;
}

/** The bare wire protocol, for what the client library would never send. */
export function openWire(address: string, path = '/.ws?v=5&ns=banyan'): Wire {
  const socket = new WebSocket(address.replace('http', 'ws') + path);
  const answers = new Map<number, (answer: { s: string; d: unknown }) => void>();
  const pushed: unknown[] = [];
  let last = 0;
  let greet: (greeting: { ts: number; h: string }) => void = () => undefined;
  const greeting = new Promise<{ ts: number; h: string }>((resolve) => {
    greet = resolve;
  });
  socket.addEventListener('message', ({ data }) => {
    const { t, d } = JSON.parse(data as string) as {
      t: string;
      d: { t: string; r?: number; d: { ts: number; h: string }; b: { s: string; d: unknown } };
    };
    if (t === 'c' && d.t === 'h') greet(d.d);
    else if (d.r === undefined) pushed.push(d);
    else answers.get(d.r)?.(d.b);
  });
  const closed = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => resolve());
    socket.addEventListener('error', () => resolve());
  });
  return {
    pushed,
    closed,
    greeting,
    send: (text) => socket.send(text),
    close: () => socket.close(),
    ask: async (a, b) => {
      await greeting;
      last += 1;
      const r = last;
      const answer = new Promise<{ s: string; d: unknown }>((resolve) => answers.set(r, resolve));
      socket.send(JSON.stringify({ t: 'd', d: { r, a, b } }));
      return answer;
    },
  };
}
