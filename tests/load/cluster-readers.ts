import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listenToRealtime } from '#src/lib/realtime-database.ts';
import { callOnce } from './product-client.ts';
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

export interface RealtimeReaders {
  readonly count: number;
  /** They are led to this process from now on; how many of them are there when, in milliseconds from now. */
  readonly backAt: (product: Program, withinSeconds: number) => Promise<{ count: number; after: number }>;
}

/** Browsers that hear the realtime database with the product's own client, all at this process. */
export async function openReaders(product: Program, token: string, count: number): Promise<RealtimeReaders> {
  let asked = product;
  const { address, lead } = await startLead(product);
  const ticket = () => callOnce(asked, 'get-realtime-ticket', token, {});
  const { keys } = await ticket();
  const stops: (() => void)[] = [];
  alsoStop(async () => {
    for (const stop of stops) stop();
  });
  for (let index = 0; index < count; index += 1)
    stops.push(
      await listenToRealtime({
        address,
        keys,
        getPass: async () => (await ticket()).ticket,
        onValue: () => undefined,
      }),
    );
  const arrivedAt = async (at: Program, seconds: number) => {
    const began = performance.now();
    let here = 0;
    while (here < count && performance.now() - began < seconds * 1000) {
      here = await readersAt(at);
      await pause(20);
    }
    return { count: here, after: performance.now() - began };
  };
  await arrivedAt(product, 30);
  return {
    count,
    backAt: async (next, withinSeconds) => {
      asked = next;
      lead(next);
      return arrivedAt(next, withinSeconds);
    },
  };
}
