import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What was asked and how it went; one for everybody. */
export interface Log {
  readonly times: Map<string, number[]>;
  /** By what was said, how often. */
  readonly refused: Map<string, number>;
}

export const emptyLog = (): Log => ({ times: new Map(), refused: new Map() });

/** One browser's way to the server: six connections that stay open, compressed answers, bytes counted on the wire. */
export class Line {
  readonly #agent: Agent;
  readonly #sockets = new Set<Socket>();
  readonly #log: Log;
  readonly #port: number;
  token = '';
  #cookie = '';

  constructor(port: number, log: Log) {
    this.#port = port;
    this.#log = log;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 6 });
  }

  /** Gives the body, undefined where it was refused. */
  async ask(name: string, path: string, body?: object): Promise<Buffer | undefined> {
    const from = performance.now();
    const { status, answer } = await this.#send(path, body).catch((error: unknown) => ({
      status: 0,
      answer: Buffer.from(String(error)),
    }));
    const times = this.#log.times.get(name) ?? [];
    this.#log.times.set(name, times);
    times.push(performance.now() - from);
    if (status === 200) return answer;
    const said = `${name} ${status} ${answer.toString().slice(0, 120)}`;
    this.#log.refused.set(said, (this.#log.refused.get(said) ?? 0) + 1);
    return undefined;
  }

  #send(path: string, body?: object): Promise<{ status: number; answer: Buffer }> {
    const content = body ? JSON.stringify(body) : undefined;
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: this.#port,
          path,
          method: content === undefined ? 'GET' : 'POST',
          headers: {
            accept: content === undefined ? 'text/html,*/*' : 'application/json',
            'accept-encoding': 'gzip, br',
            ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
            ...(this.#cookie ? { cookie: this.#cookie } : {}),
            ...(content === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          const [set] = response.headers['set-cookie'] ?? [];
          if (set) this.#cookie = set.split(';')[0] ?? '';
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const packed = Buffer.concat(parts);
            resolve({
              status: response.statusCode ?? 0,
              answer: unpacked(packed, response.headers['content-encoding']),
            });
          });
        },
      );
      sent.on('socket', (socket) => this.#sockets.add(socket));
      sent.on('error', reject);
      sent.end(content);
    });
  }

  /** So far, both ways. */
  bytes(): number {
    let sum = 0;
    for (const { bytesRead, bytesWritten } of this.#sockets) sum += bytesRead + bytesWritten;
    return sum;
  }

  close(): void {
    this.#agent.destroy();
  }
}

const unpacked = (bytes: Buffer, encoding: string | undefined): Buffer =>
  encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
