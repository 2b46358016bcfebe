/**
 * `npm run bench:cluster`: two processes of the built product with one database and Redis between them, a thousand tabs
 * divided over both. How long a hint takes across; what becomes of the tabs, of browsers at the realtime database and of
 * acknowledged saves when one process is killed; calls while Redis is away for `REDIS_AWAY` seconds, and while the
 * database is restarted; a restart of one process after the other under load. Needs redis-server. The run fails when a
 * bar does not hold.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { startRedis } from '../server/cluster/redis-server.ts';
import { RestartedDatabase, restartDatabase } from './cluster-database.ts';
import { openReaders } from './cluster-readers.ts';
import { callOnce, signIn } from './product-client.ts';
import {
  alsoStop,
  buildServer,
  mailSent,
  type Program,
  query,
  startPostgres,
  startProduct,
  stopEverything,
} from './programs.ts';
import { percentile } from './report.ts';
import { inParts } from './socket-clients.ts';

const count = Number(process.env['SOCKETS'] ?? 1_000);
const redisAwaySeconds = Number(process.env['REDIS_AWAY'] ?? 30);
const posts = 20;
/** At the realtime database, all of them at the process that is killed. */
const realtimeReaders = 100;
const bars = { acrossMilliseconds: 500, backMilliseconds: 5_000, databaseErrorSeconds: 10 };

interface Tab {
  readonly socket: Socket;
  /** When it heard of each notice. */
  readonly heard: Map<number, number[]>;
  asked: number;
}

/** A tab as a proxy connects it: when its process dies, it is led to the one that is left. */
async function openTab(port: number, token: string): Promise<Tab> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/socket',
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnectionDelay: 200,
    reconnectionDelayMax: 1_000,
  });
  const tab: Tab = { socket, heard: new Map(), asked: 0 };
  socket.on('notice.changed', ({ noticeId }: { noticeId: number }) => {
    tab.heard.set(noticeId, [...(tab.heard.get(noticeId) ?? []), performance.now()]);
  });
  socket.on('ready', () => (tab.asked += 1));
  await new Promise<void>((resolve, reject) => {
    socket.once('ready', resolve);
    socket.once('connect_error', reject);
  });
  return tab;
}

const leadTo = ({ socket }: Tab, port: number) => {
  (socket.io as unknown as { uri: string }).uri = `http://127.0.0.1:${port}`;
};

const notice = (title: string) => ({
  title,
  description: 'The practical is on the ground floor.',
  grade: '0',
  division: '0',
  share_date: '',
  due_date: '',
  due_date_mandatory: 0 as const,
  notify_email: 0 as const,
  status: 1 as const,
  noticeFor: 1 as const,
  file: [],
  video_url: [],
});

let holds = true;
function judge(text: string, isGood: boolean): void {
  console.log(`  ${text} ${isGood ? 'ok' : 'OVER'}`);
  holds &&= isGood;
}

async function until(check: () => boolean | Promise<boolean>, seconds: number): Promise<boolean> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(20))
    if (await check()) return true;
  return false;
}

async function run(): Promise<void> {
  await buildServer();
  const postgres = await startPostgres();
  const database = new RestartedDatabase(postgres);
  const redis = await startRedis();
  alsoStop(() => redis.stop());
  const start = () => startProduct(postgres.url, postgres.folder, 0, { REDIS_URL: redis.url });
  let first = await start();
  await mailSent(postgres.url);
  let second = await start();
  const [place] = await query<{ grade: number; division: number }>(
    postgres.url,
    `select d.grade_id as grade, d.id as division from people p
       join memberships m on m.school_id = p.school_id and m.person_id = p.id
       join divisions d on d.school_id = m.school_id and d.id = m.division_id
      where p.login_name = 'S00039' limit 1`,
  );
  const target = { grade: String(place?.grade), division: String(place?.division) };
  const teacher = await signIn(first, 'F00001');
  const begin = async (at: Program) =>
    (await callOnce(at, 'get-form-session', teacher, { form: 'notice' })).formSession;
  const save = async (at: Program, title: string, formSession: string) => {
    const { data } = await callOnce(at, 'create-faculty-notice', teacher, {
      ...notice(title),
      ...target,
      formSession,
    });
    return data.id;
  };
  const post = async (at: Program, title: string) => save(at, title, await begin(at));

  const tabs: Tab[] = [];
  await inParts(
    Array.from({ length: count }, (_, index) => index),
    async (index) => {
      const at = index % 2 === 0 ? first : second;
      const tab = await openTab(at.port, await signIn(at, 'S00039'));
      tabs.push(Object.assign(tab, { index }));
    },
  );
  alsoStop(async () => {
    for (const { socket } of tabs) socket.disconnect();
  });
  const at = (port: number) =>
    tabs.filter(({ socket }) => (socket.io as never as { uri: string }).uri.endsWith(`:${port}`));
  console.log(`${tabs.length} tabs, ${at(first.port).length} of them at the first process`);

  console.log('\nA hint across processes');
  const across: number[] = [];
  const within: number[] = [];
  for (let index = 0; index < posts; index += 1) {
    const began = performance.now();
    const id = await post(first, `Across ${index}`);
    await until(() => tabs.every(({ heard }) => heard.has(id)), 10);
    for (const tab of at(second.port)) across.push((tab.heard.get(id)?.[0] ?? Number.NaN) - began);
    for (const tab of at(first.port)) within.push((tab.heard.get(id)?.[0] ?? Number.NaN) - began);
  }
  const missing = [...across, ...within].filter(Number.isNaN).length;
  const doubled = tabs.reduce(
    (sum, { heard }) => sum + [...heard.values()].filter((times) => times.length > 1).length,
    0,
  );
  console.log(
    `  at the process that was called: p50 ${percentile(within, 0.5).toFixed(0)} ms, p99 ${percentile(within, 0.99).toFixed(0)} ms`,
  );
  judge(
    `at the other: p50 ${percentile(across, 0.5).toFixed(0)} ms, p99 ${percentile(across, 0.99).toFixed(0)} ms (bar ${bars.acrossMilliseconds}); ${missing} missed, ${doubled} told twice`,
    missing === 0 && doubled === 0 && percentile(across, 0.99) <= bars.acrossMilliseconds,
  );

  console.log('\nOne process is killed while it saves');
  const acknowledged: number[] = [];
  const phase = { isSaving: true, isLoading: true };
  const saving = Array.from({ length: 4 }, async (_, index) => {
    while (phase.isSaving) {
      const id = await post(first, `Saved ${index}`).catch(() => null);
      if (id === null) return;
      acknowledged.push(id);
    }
  });
  const readers = await openReaders(first, 'S00039', realtimeReaders);
  await until(() => acknowledged.length >= 20, 30);
  const orphans = at(first.port);
  for (const tab of orphans) leadTo(tab, second.port);
  const killedAt = performance.now();
  process.kill(first.pid, 'SIGKILL');
  const back: number[] = [];
  const readersBack = readers.backAt(second, 20);
  await Promise.all(
    orphans.map(
      ({ socket }) =>
        new Promise<void>((resolve) => {
          socket.once('connect', () => resolve(void back.push(performance.now() - killedAt)));
          setTimeout(resolve, 20_000).unref();
        }),
    ),
  );
  phase.isSaving = false;
  await Promise.all(saving);
  const realtime = await readersBack;
  readers.close();
  judge(
    `${realtime.count} of ${readers.count} browsers are at the other's realtime database after ${realtime.after.toFixed(0)} ms (bar ${bars.backMilliseconds})`,
    realtime.count === readers.count && realtime.after <= bars.backMilliseconds,
  );
  const [stored] = await query<{ found: string }>(
    postgres.url,
    `select count(*) as found from notices where id = any('{${acknowledged.join(',')}}'::int[])`,
  );
  judge(
    `${back.length} of ${orphans.length} tabs are at the other after ${percentile(back, 0.5).toFixed(0)} ms, the last after ${Math.max(...back).toFixed(0)} ms (bar ${bars.backMilliseconds})`,
    back.length === orphans.length && Math.max(...back) <= bars.backMilliseconds,
  );
  judge(
    `${acknowledged.length} acknowledged notices, ${Number(stored?.found)} stored`,
    Number(stored?.found) === acknowledged.length,
  );
  first = await start();

  console.log(`\nRedis is away for ${redisAwaySeconds} s`);
  await redis.stop();
  const calls: number[] = [];
  let failed = 0;
  const awayUntil = performance.now() + redisAwaySeconds * 1000;
  while (performance.now() < awayUntil) {
    for (const each of [first, second]) {
      const began = performance.now();
      await post(each, 'While Redis is away').then(
        () => calls.push(performance.now() - began),
        () => (failed += 1),
      );
    }
    await pause(100);
  }
  judge(
    `${calls.length} saves, p99 ${percentile(calls, 0.99).toFixed(0)} ms, ${failed} failed`,
    failed === 0 && calls.length > 0,
  );
  const before = tabs.map(({ asked }) => asked);
  await redis.start();
  const backAt = performance.now();
  const caughtUp = await until(() => tabs.every(({ asked }, index) => asked > (before[index] ?? 0)), 20);
  const next = await post(first, 'Redis is back');
  const heardAgain = await until(() => tabs.every(({ heard }) => heard.has(next)), 10);
  judge(
    `every tab looks again within ${((performance.now() - backAt) / 1000).toFixed(1)} s, and hears what comes next`,
    caughtUp && heardAgain,
  );

  console.log('\nThe database is restarted amid saves');
  const form = { begin, save };
  for (const outcome of await restartDatabase(database, [first, second], form)) {
    const { way, awaySeconds, errorSeconds, failed, acknowledged: saved, stored: kept, found } = outcome;
    judge(
      `${way}: away for ${awaySeconds.toFixed(1)} s, ${failed} calls failed, the last after ${errorSeconds.toFixed(1)} s (bar ${bars.databaseErrorSeconds}); ${saved} acknowledged saves, ${kept} stored, ${found - saved} too many`,
      errorSeconds <= bars.databaseErrorSeconds && kept === saved && found === saved,
    );
  }

  console.log('\nOne process after the other is restarted under load');
  let lost = 0;
  let done = 0;
  let retried = 0;
  const load = Array.from({ length: 8 }, async (_, index) => {
    for (let turn = index; phase.isLoading; turn += 1) {
      // As the browser does: what got no answer goes out again, and the proxy leads it to a process that answers.
      let isDone = false;
      for (let attempt = 0; attempt < 3 && !isDone; attempt += 1) {
        const each = (turn + attempt) % 2 === 0 ? first : second;
        isDone = await callOnce(each, 'get-form-session', teacher, { form: 'notice' }).then(
          () => true,
          () => false,
        );
        if (!isDone) {
          retried += 1;
          await pause(300 * (attempt + 1));
        }
      }
      if (isDone) done += 1;
      else lost += 1;
    }
  });
  await until(() => done > 100, 20);
  const renewed = await start();
  await first.stop();
  first = renewed;
  await until(() => done > 300, 20);
  const renewedToo = await start();
  await second.stop();
  second = renewedToo;
  const goal = done + 100;
  await until(() => done > goal, 20);
  phase.isLoading = false;
  await Promise.all(load);
  judge(`${done} calls, ${retried} of them again, ${lost} failed`, lost === 0);
}

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopEverything().finally(() => process.exit(1)));
  try {
    await run();
    if (!holds) process.exitCode = 1;
  } finally {
    await stopEverything();
  }
}

await main();
