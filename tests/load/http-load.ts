import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface LoadRequest {
  readonly path: string;
  readonly token: string;
  readonly body: object;
  /** Left out: POST. A GET has no body. */
  readonly method?: 'GET';
}

export interface Round {
  readonly calls: number;
  readonly seconds: number;
  /** Milliseconds of each call. */
  readonly times: readonly number[];
}

interface Options {
  readonly connections?: number;
  readonly onAnswer?: (body: string) => void;
}

/** No round goes on for longer, however slow the server is. */
const roundMilliseconds = 2000;

/**
 * Sends each request once over keep-alive connections to 127.0.0.1, one at a time on each. Written on bare
 * sockets because it shares the processor with what it measures: Node's own client costs several times as much.
 * Throws when an answer is not 200.
 */
export async function sendAll(
  port: number,
  requests: readonly LoadRequest[],
  { connections = 20, onAnswer }: Options = {},
): Promise<Round> {
  const waiting = requests.map((request) => encode(request)).values();
  const times: number[] = [];
  const lines = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  const startedAt = performance.now();
  const send = async (line: Connection) => {
    for (const bytes of waiting) {
      const sentAt = performance.now();
      if (sentAt - startedAt > roundMilliseconds) return;
      const body = await line.send(bytes);
      times.push(performance.now() - sentAt);
      onAnswer?.(body.toString());
    }
  };
  try {
    await Promise.all(lines.map((line) => send(line)));
  } finally {
    for (const line of lines) line.close();
  }
  return { calls: times.length, seconds: (performance.now() - startedAt) / 1000, times };
}

export function encode({ path, token, body, method }: LoadRequest): Buffer {
  const content = method === 'GET' ? '' : JSON.stringify(body);
  const lines = [
    `${method ?? 'POST'} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    ...(method === 'GET' ? [] : ['content-type: application/json']),
    `content-length: ${Buffer.byteLength(content)}`,
    '',
    content,
  ];
  return Buffer.from(lines.join('\r\n'));
}

/** One keep-alive connection with one request in flight at most. */
export class Connection {
  #answer: Buffer = Buffer.alloc(0);
  #resolve: (body: Buffer) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', (error) => this.#reject(error));
    socket.on('close', () => this.#reject(new Error('The server closed the connection.')));
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new Connection(socket);
  }

  /** Resolves with the body of the answer. */
  send(bytes: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.socket.write(bytes);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  #receive(chunk: Buffer): void {
    const answer = this.#answer.length === 0 ? chunk : Buffer.concat([this.#answer, chunk]);
    const bodyAt = startOfWholeBody(answer);
    this.#answer = bodyAt === null ? answer : Buffer.alloc(0);
    if (bodyAt === null) return;
    if (answer.toString('latin1', 9, 12) === '200') this.#resolve(answer.subarray(bodyAt));
    else this.#reject(new Error(`Refused: ${answer.toString()}`));
  }
}

/** null while bytes are missing; both servers say how many there will be. */
function startOfWholeBody(answer: Buffer): number | null {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return null;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, head))?.[1] ?? '0';
  return answer.length < head + 4 + Number(length) ? null : head + 4;
}
