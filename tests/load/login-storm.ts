import { performance } from 'node:perf_hooks';
import { calls } from '#contract/catalogue.ts';
import { callPath } from '#contract/core/define-call.ts';
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
 * `npm run bench:storm`: 20 people read their board twice a second each, alone and then beside 50 sign-ins a second.
 * Prints how long the readers wait; the bar is twice their calm time at the 95th percentile. Then a school's day: its
 * 2,000 pupils sign in within a minute, and all sign out at once when the bell rings; the bar is that each is answered
 * and that the server is well afterwards. Listens on 127.0.0.1 only, and ends by itself after about three minutes.
 */
const seconds = 12;
const pupils = 2_000;
const morningSeconds = 60;
const readsPerSecond = 40;
const signInsPerSecond = 50;

interface Wait {
  readonly times: number[];
  refused: number;
  unanswered: number;
}

/** Gives the token of a sign-in. */
async function post(
  product: Program,
  path: string,
  token: string,
  body: object,
  wait: Wait,
): Promise<string | undefined> {
  const from = performance.now();
  const response = await fetch(`http://127.0.0.1:${product.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response) {
    wait.unanswered += 1;
    return undefined;
  }
  const answer = (await response.json()) as { api_token?: string };
  if (!response.ok) wait.refused += 1;
  wait.times.push(performance.now() - from);
  return answer.api_token;
}

/** Sends at an even pace, whether or not the last one was answered: people do not wait for each other. */
async function atPace<T>(
  perSecond: number,
  count: number,
  send: (index: number) => Promise<T>,
): Promise<T[]> {
  const all: Promise<T>[] = [];
  const from = performance.now();
  for (let index = 0; index < count; index += 1) {
    const due = from + (index * 1000) / perSecond;
    const rest = due - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    all.push(send(index));
  }
  return Promise.all(all);
}

const logins = Array.from({ length: pupils }, (_, index) => `S${String(index + 1).padStart(5, '0')}`);
const device = { deviceId: 'storm', browser: 'storm', os: 'storm', tz: 'UTC' };

try {
  await buildServer();
  const postgres = await startPostgres();
  // With the limits of an installation as it comes: all of them come from one address.
  const product = await startProduct(postgres.url, postgres.folder, 0, {
    RATE_LIMITS: 'on',
    LOGIN_TRIES_PER_MINUTE: '10',
  });
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
    atPace(readsPerSecond, readsPerSecond * seconds, (index) => {
      const reader = readers[index % readers.length];
      return post(product, callPath(list), reader?.token ?? '', reader?.input ?? {}, wait);
    });
  const signInAs = (email: string | undefined, wait: Wait) =>
    post(product, '/login', '', { email, password: demoPassword, deviceDetails: device }, wait);
  const storm = (wait: Wait) =>
    atPace(signInsPerSecond, signInsPerSecond * seconds, (index) => signInAs(logins[index], wait));
  const print = (name: string, { times, refused, unanswered }: Wait) =>
    printRow([
      name,
      String(times.length),
      ...[0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1)),
      String(refused),
      String(unanswered),
    ]);
  const none = (): Wait => ({ times: [], refused: 0, unanswered: 0 });
  const [warm, calm, beside, signIns, morning, bell] = [none(), none(), none(), none(), none(), none()];
  await read(warm);
  await read(calm);
  await Promise.all([read(beside), storm(signIns)]);
  printRow(['', 'calls', 'p50 ms', 'p95 ms', 'p99 ms', 'refused', 'unanswered']);
  print('readers, calm', calm);
  print('readers, storm', beside);
  print('sign-ins', signIns);
  const ratio = percentile(beside.times, 0.95) / percentile(calm.times, 0.95);
  console.log(
    `p95 of the readers beside 50 sign-ins a second: ${ratio.toFixed(2)} times their calm p95 (bar 2)`,
  );
  const tokens = await atPace(pupils / morningSeconds, pupils, (index) => signInAs(logins[index], morning));
  print('a morning', morning);
  await Promise.all(
    tokens.map((token) => post(product, callPath(calls.updateLogout), token ?? '', {}, bell)),
  );
  print('a bell', bell);
  const afterwards = none();
  await signInAs(logins[0], afterwards);
  const [open] = await query<{ count: number }>(
    postgres.url,
    "select count(*)::int as count from pg_stat_activity where state like 'idle in%'",
  );
  console.log(
    `afterwards: a sign-in in ${afterwards.times[0]?.toFixed(0)} ms, ${open?.count} transactions left open (bar 0)`,
  );
} finally {
  await stopEverything();
}
