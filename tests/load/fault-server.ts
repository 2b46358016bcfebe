import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { demoPassword } from '#server/seeds/demo-logins.ts';
import { type Imbalance, weigh } from './fault-ledger.ts';
import { Author, type Counts, type Target } from './fault-work.ts';

export interface FaultPlan {
  /** What to run: the built server, or its source. */
  readonly args: readonly string[];
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly kills: number;
  /** At least so many answers are lost. */
  readonly cuts: number;
  readonly seed: number;
  readonly say: (text: string) => void;
}

export interface FaultReport extends Counts {
  readonly kills: number;
  readonly imbalances: readonly Imbalance[];
}

/** The same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
}

async function start({ args, databaseUrl, dataDir }: FaultPlan): Promise<Running> {
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
    DEVICES_AT_ONCE: 'allow',
    LOGIN_TRIES_PER_MINUTE: '100000',
  };
  const child = spawn(process.execPath, [...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      const found = /ready at http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
  return { child, port };
}

async function end({ child }: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

const authors = [
  { name: 'A00001', office: false },
  { name: 'A00001', office: false },
  { name: 'A00001', office: false },
  { name: 'X00001', office: true },
];

/** Saves and changes notices while the server is killed again and again; then everything must balance. */
export async function runFaults(plan: FaultPlan): Promise<FaultReport> {
  const counts: Counts = { saved: 0, cut: 0, doubled: 0, changed: 0, retried: 0 };
  const random = randomOf(plan.seed);
  let running = await start(plan);
  const target: Target = { port: running.port, ready: Promise.resolve(), isOver: false };
  const db = new Client({ connectionString: plan.databaseUrl });
  await db.connect();
  try {
    const { rows } = await db.query<{ id: number }>(
      `select g.id from grades g where g.school_id = 1 and g.kind = 'grade' order by g.position limit 3`,
    );
    const grades = rows.map(({ id }) => id);
    const people = authors.map(
      ({ name }) => new Author(target, counts, { name, password: demoPassword }, random),
    );
    for (const person of people) await person.signIn();
    let ordinal = 0;
    const work = async (author: Author, isOffice: boolean) => {
      while (!target.isOver) {
        ordinal += 1;
        const grade = isOffice ? 0 : (grades[ordinal % grades.length] ?? 0);
        const told = await author.share(`Fault ${ordinal}`, grade);
        const changes = Math.floor(random() * 4);
        for (let change = 0; change < changes; change += 1) await author.change(told);
      }
    };
    const working = Promise.all(people.map((author, index) => work(author, authors[index]?.office ?? false)));
    // A failure must not wait unheard for the last kill.
    const failures: unknown[] = [];
    working.catch((error: unknown) => failures.push(error));
    let kills = 0;
    while (failures.length === 0 && (kills < plan.kills || counts.cut < plan.cuts)) {
      await new Promise((resolve) => setTimeout(resolve, 30 + random() * 500));
      if (kills >= plan.kills) continue;
      let isBack: () => void = () => undefined;
      target.ready = new Promise((resolve) => (isBack = resolve));
      await end(running, 'SIGKILL');
      running = await start(plan);
      target.port = running.port;
      isBack();
      kills += 1;
      if (kills % 20 === 0) plan.say(`${kills} kills, ${counts.saved} saved, ${counts.cut} answers lost`);
    }
    target.isOver = true;
    await working;
    await end(running, 'SIGKILL');
    running = await calmDown(plan, db);
    const told = people.flatMap((person) => person.told);
    return { ...counts, kills, imbalances: await weigh(db, plan.dataDir, told) };
  } finally {
    target.isOver = true;
    await end(running, 'SIGTERM');
    await db.end();
  }
}

/** As if a minute had passed while no server ran: a killed one's jobs are free again, and what waited is due. */
async function calmDown(plan: FaultPlan, db: Client): Promise<Running> {
  await db.query(`update jobs set locked_until = null, run_at = least(run_at, now()) where done_at is null
    and kind in ('notice-mail', 'notice-notify', 'notice-reminder', 'notice-digest')`);
  const running = await start(plan);
  // For as long as anything moves; a job that a killed server held is free after a minute.
  let [last, still] = ['', 0];
  while (still < 90) {
    const { rows } = await db.query<{ left: number; sent: number }>(`
      select (select count(*)::int from jobs where done_at is null and run_at <= now() + interval '5 seconds'
          and kind like 'notice-%') as left,
        (select count(*)::int from mail_ledger where sent_at is not null) as sent`);
    if (rows[0]?.left === 0) break;
    const now = JSON.stringify(rows);
    still = now === last ? still + 1 : 0;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return running;
}
