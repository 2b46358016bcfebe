import { WebSocket } from 'ws';
import { type FrameKind, frameBuffer } from '#contract/screen-share/frame.codec.ts';
import { partsOfPass, relayPath, shareParameter, type Takes } from '#contract/screen-share/relay.wire.ts';

/** A browser at the relay, as bare as it gets. */
export interface RelayClient {
  readonly told: Readonly<Record<string, unknown>>[];
  readonly frames: Buffer[];
  /** Resolves with the first message that holds, from `after` on. */
  until(holds: (message: Readonly<Record<string, unknown>>) => boolean): Promise<unknown>;
  /** Resolves once so many frames came. */
  seen(count: number): Promise<void>;
  readonly closed: Promise<number>;
  readonly socket: WebSocket;
  say(message: object): void;
}

export async function openRelay(
  address: string,
  pass: string,
  takes: Takes = 'video',
  headers: Record<string, string> = {},
  hand = false,
): Promise<RelayClient> {
  const path = `${relayPath}?${shareParameter}=${partsOfPass(pass).shareId}`;
  const socket = new WebSocket(address.replace('http', 'ws') + path, { headers });
  const told: Readonly<Record<string, unknown>>[] = [];
  const frames: Buffer[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data, isBinary) => {
    if (!Buffer.isBuffer(data)) return;
    if (isBinary) frames.push(data);
    else told.push(JSON.parse(data.toString()) as Readonly<Record<string, unknown>>);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  socket.send(JSON.stringify({ pass, takes, ...(hand && { hand }) }));
  const when = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return {
    told,
    frames,
    until: (holds) => when(() => told.find(holds)),
    seen: async (count) => void (await when(() => (frames.length >= count ? true : undefined))),
    closed,
    socket,
    say: (message) => socket.send(JSON.stringify(message)),
  };
}

/** A frame whose content is its number. */
export function frameOf(kind: FrameKind, sequence: number, bytes = 40): Uint8Array {
  const codec = kind === 'picture' ? 'jpeg' : 'vp8';
  const { frame, content } = frameBuffer(
    { kind, codec, width: 1280, height: 720, sequence, timestamp: sequence * 100 },
    bytes,
  );
  content.fill(sequence % 251);
  return frame;
}

export const isTold = (name: string) => (message: Readonly<Record<string, unknown>>) =>
  message['told'] === name;
export const isState = (state: string) => (message: Readonly<Record<string, unknown>>) =>
  message['state'] === state;
