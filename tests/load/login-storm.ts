import { performance } from 'node:perf_hooks';
import { callPath, calls } from '#contract';
import { demoPassword } from '#server/seeds/demo-logins.ts';
import { signIn } from './product-client.ts';
import {
  buildServer,
  mailSent,
  type Program,
  query,
  startPostgres,
  startProduct,
  stopEverything,
} from './programs.ts';
import { percentile, printRow } from './report.ts';

/**
 * `npx tsx tests/load/login-storm.ts`: 20 people read their board twice a second each, alone and then beside 50
 * sign-ins a second. Prints how long the readers wait; the bar is twice their calm time at the 95th percentile.
 * Listens on 127.0.0.1 only, and ends by itself after about a minute.
 */
const seconds = 12;
const readsPerSecond = 40;
const signInsPerSecond = 50;

interface Wait {
  readonly times: number[];
  refused: number;
}

async function post(product: Program, path: string, token: string, body: object, wait: Wait): Promise<void> {
  const from = performance.now();
  const response = await fetch(`http://127.0.0.1:${product.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (!response.ok) wait.refused += 1;
  wait.times.push(performance.now() - from);
}

/** Sends at an even pace, whether or not the last one was answered: people do not wait for each other. */
async function atPace(perSecond: number, send: (index: number) => Promise<void>): Promise<void> {
  const all: Promise<void>[] = [];
  const from = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = from + (index * 1000) / perSecond;
    const rest = due - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    all.push(send(index));
  }
  await Promise.all(all);
}

const logins = Array.from({ length: 100 }, (_, index) => `S${String(index + 1).padStart(5, '0')}`);
const device = { deviceId: 'storm', browser: 'storm', os: 'storm', tz: 'UTC' };

try {
  await buildServer();
  const postgres = await startPostgres();
  const product = await startProduct(postgres.url, postgres.folder);
  await mailSent(postgres.url);
  const people = await query<{ id: number; school_id: number; login_name: string }>(
    postgres.url,
    'select id, school_id, login_name from people',
  );
  const readers = await Promise.all(
    logins.slice(0, 20).map(async (name) => {
      const person = people.find(({ login_name }) => login_name === name);
      const input = { login_id: person?.id, school_id: person?.school_id, loginType: 3, showLimit: 20 };
      return { token: await signIn(product, name), input };
    }),
  );
  const list = calls['get-latest-notice-list'];
  const read = (wait: Wait) =>
    atPace(readsPerSecond, (index) => {
      const reader = readers[index % readers.length];
      return post(product, callPath(list), reader?.token ?? '', reader?.input ?? {}, wait);
    });
  const storm = (wait: Wait) =>
    atPace(signInsPerSecond, (index) =>
      post(
        product,
        '/login',
        '',
        { email: logins[index % logins.length], password: demoPassword, deviceDetails: device },
        wait,
      ),
    );
  const print = (name: string, { times, refused }: Wait) =>
    printRow([
      name,
      String(times.length),
      ...[0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1)),
      String(refused),
    ]);
  const [warm, calm, beside, signIns]: Wait[] = Array.from({ length: 4 }, () => ({ times: [], refused: 0 }));
  if (!warm || !calm || !beside || !signIns) throw new Error('unreachable');
  await read(warm);
  await read(calm);
  await Promise.all([read(beside), storm(signIns)]);
  printRow(['', 'calls', 'p50 ms', 'p95 ms', 'p99 ms', 'refused']);
  print('readers, calm', calm);
  print('readers, storm', beside);
  print('sign-ins', signIns);
  const ratio = percentile(beside.times, 0.95) / percentile(calm.times, 0.95);
  console.log(
    `p95 of the readers beside 50 sign-ins a second: ${ratio.toFixed(2)} times their calm p95 (bar 2)`,
  );
} finally {
  await stopEverything();
}
