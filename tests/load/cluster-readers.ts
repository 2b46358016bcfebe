import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listenToRealtime } from '#src/lib/realtime-database.ts';
import { callOnce, signIn } from './product-client.ts';
import { alsoStop, freePort, type Program } from './programs.ts';

/** A proxy that leads every connection to one process, until it is told of another. */
async function startLead(to: Program): Promise<{ readonly address: string; lead: (to: Program) => void }> {
  let target = to;
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    const onward = connect(target.port, '127.0.0.1');
    for (const [from, other] of [
      [line, onward],
      [onward, line],
    ] as const) {
      lines.add(from);
      from.on('error', () => other.destroy());
      from.on('close', () => {
        lines.delete(from);
        other.destroy();
      });
      from.pipe(other);
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  alsoStop(async () => {
    for (const line of lines) line.destroy();
    server.close();
  });
  return {
    address: `http://127.0.0.1:${port}`,
    lead: (next) => {
      target = next;
    },
  };
}

/** Browsers at the realtime database of a process, by its counter. */
async function readersAt(product: Program): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${product.port}/metrics`)).text();
  return Number(/^banyan_realtime (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}

/** A session may have twenty connections. */
const eachSession = 10;

export interface RealtimeReaders {
  readonly count: number;
  /** They are led to this process from now on; how many of them are there when, in milliseconds from now. */
  readonly backAt: (product: Program, withinSeconds: number) => Promise<{ count: number; after: number }>;
  readonly close: () => void;
}

/** Browsers that hear the realtime database with the product's own client, all at this process. */
export async function openReaders(
  product: Program,
  loginName: string,
  count: number,
): Promise<RealtimeReaders> {
  let asked = product;
  const { address, lead } = await startLead(product);
  const ticket = (token: string) => callOnce(asked, 'get-realtime-ticket', token, {});
  const stops: (() => void)[] = [];
  const close = () => {
    for (const stop of stops.splice(0)) stop();
  };
  alsoStop(async () => close());
  while (stops.length < count) {
    const token = await signIn(product, loginName);
    const { keys } = await ticket(token);
    const getPass = async () => (await ticket(token)).ticket;
    for (let index = 0; index < eachSession; index += 1)
      stops.push(await listenToRealtime({ address, keys, getPass, onValue: () => undefined }));
  }
  const arrivedAt = async (at: Program, seconds: number) => {
    const began = performance.now();
    let here = 0;
    while (here < count && performance.now() - began < seconds * 1000) {
      here = await readersAt(at);
      await pause(20);
    }
    return { count: here, after: performance.now() - began };
  };
  const arrived = await arrivedAt(product, 60);
  if (arrived.count < count) throw new Error(`${arrived.count} of ${count} readers came.`);
  return {
    count,
    backAt: async (next, withinSeconds) => {
      asked = next;
      lead(next);
      return arrivedAt(next, withinSeconds);
    },
    close,
  };
}
