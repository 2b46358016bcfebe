import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const key = 'banyan-key';
export const secret = 'a secret of more than thirty-two characters';

/** What a token says, if this secret signed it. */
export function readToken(token: string): Readonly<Record<string, unknown>> {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url');
  if (signature !== expected) throw new Error('Signed by somebody else.');
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Readonly<Record<string, unknown>>;
  const { alg, typ } = read(head);
  if (alg !== 'HS256' || typ !== 'JWT') throw new Error('No such token.');
  return read(claims);
}

interface Asked {
  readonly method: string;
  readonly grant: unknown;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The HTTP side of a LiveKit server, as far as it is asked here: it writes down what it hears. */
export interface LivekitDouble {
  readonly url: string;
  readonly asked: Asked[];
  /** Who is in a room, by its name. */
  readonly rooms: Map<string, string[]>;
  /** Resolves with the first request that holds, from now on or before. */
  until(holds: (asked: Asked) => boolean): Promise<Asked>;
  close(): void;
}

export async function startLivekitDouble(): Promise<LivekitDouble> {
  const asked: Asked[] = [];
  const rooms = new Map<string, string[]>();
  const waiting = new Set<() => void>();
  const answer = (method: string, { room, identity }: Readonly<Record<string, unknown>>): object | null => {
    const there = rooms.get(String(room));
    if (!there) return null;
    if (method === 'ListParticipants') return { participants: there.map((each) => ({ identity: each })) };
    if (method === 'DeleteRoom') rooms.delete(String(room));
    if (method === 'RemoveParticipant')
      rooms.set(
        String(room),
        there.filter((each) => each !== identity),
      );
    return {};
  };
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const method = /^\/twirp\/livekit\.RoomService\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'];
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      const answered = answer(method, body);
      asked.push({ method, grant: readToken(token)['video'], body });
      response.writeHead(answered ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answered ?? { code: 'not_found' }));
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`,
    asked,
    rooms,
    until: (holds) =>
      new Promise((resolve) => {
        const look = () => {
          const found = asked.find(holds);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => http.close(),
  };
}
