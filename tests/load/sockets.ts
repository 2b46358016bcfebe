import type { Socket } from 'socket.io-client';
import { callOnce, signIn } from './product-client.ts';
import { buildServer, mailSent, startPostgres, startProduct, stopEverything } from './programs.ts';
import { percentile } from './report.ts';
import { inParts, openSocket } from './socket-clients.ts';

/**
 * A school-wide forced logout to a thousand sockets, each of a session of its own, on this machine alone: how long
 * until every tab has heard, by its own clock, and that nobody is left. Run: `npx tsx tests/load/sockets.ts`.
 */
const count = Number(process.env['SOCKETS'] ?? 1000);
const barMilliseconds = 500;
const timeoutMs = 30_000;

async function run(): Promise<boolean> {
  await buildServer();
  const postgres = await startPostgres();
  const product = await startProduct(postgres.url, postgres.folder);
  await mailSent(postgres.url);
  const admin = await signIn(product, 'A00001');
  const sockets: Socket[] = [];
  await inParts(
    Array.from({ length: count }, (_, index) => index),
    async () => {
      sockets.push(await openSocket(product.port, await signIn(product, 'S00039')));
    },
  );
  console.log(`${sockets.length} sockets, each of a session of its own`);
  const times: number[] = [];
  let began = 0;
  const heard = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.once('logout-all', () => {
          times.push(performance.now() - began);
          resolve();
        });
      }),
  );
  const gone = sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
  began = performance.now();
  const done = await callOnce(product, 'force-logout', admin, {
    request_id: crypto.randomUUID(),
    school_id: 1,
    target: { kind: 'school' },
  });
  const answered = performance.now() - began;
  const tooLate = new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), timeoutMs).unref();
  });
  const all = await Promise.race([Promise.all([...heard, ...gone]).then(() => 'all' as const), tooLate]);
  const p99 = percentile(times, 0.99);
  console.log(`sessions ended ${done.sessions}, answered after ${answered.toFixed(0)} ms`);
  console.log(
    `heard by ${times.length} of ${count}: p50 ${percentile(times, 0.5).toFixed(0)} ms, ` +
      `p95 ${percentile(times, 0.95).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, bar ${barMilliseconds} ms`,
  );
  const holds = all === 'all' && done.sessions >= count && p99 <= barMilliseconds;
  console.log(holds ? 'ok' : 'OVER');
  return holds;
}

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopEverything().finally(() => process.exit(1)));
  try {
    if (!(await run())) process.exitCode = 1;
  } finally {
    await stopEverything();
  }
}

await main();
