import { Client, Pool } from 'pg';
import { type Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { sendAll } from './http-load.ts';
import { callOnce, requestOf } from './product-client.ts';
import { buildServer, mailSent, startPostgres, startProduct, stopEverything } from './programs.ts';
import { percentile, printRow } from './report.ts';
import { addSchools, lastDayFrom, openSessions } from './school-rows.ts';

/**
 * `npm run bench:migration`: a school of 100,000 students goes to the next year and back by the real calls, while its
 * people read their boards. `npm run bench:migration -- 20000` takes another size. Listens on 127.0.0.1 only, ends by
 * itself and leaves no folder.
 */
const bars = { begin: 10, check: 10, apply: 20, rollback: 20, board: 100 };
const schoolId = 9000;
/** Teachers and the admin come on top. */
const students = Number(process.argv[2] ?? 100_000);
const people = students + Math.min(200, Math.floor(students / 16)) + 1;
/** Milliseconds between two boards that are asked for meanwhile. */
const pace = 50;

const verdict = (holds: boolean) => (holds ? 'ok' : 'OVER');

/** Hears what the database tells servers of people who were moved. */
async function listen(
  url: string,
): Promise<{ readonly hints: string[]; readonly close: () => Promise<void> }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const hints: string[] = [];
  client.on('notification', ({ payload = '' }) => hints.push(payload));
  await client.query('listen people_moved');
  // The database ends before this does where a call failed.
  client.on('error', () => undefined);
  return { hints, close: () => client.end() };
}

async function askersOf(pool: Pool) {
  const found = await pool.query<{ id: number; role: Role; school_id: number }>(
    `select distinct on (role) id, role, school_id from people where school_id = $1 and role in (2, 3, 4)
      or login_name = 'X00001' order by role, id`,
    [schoolId],
  );
  const [superAdmin, admin, student, faculty] = await openSessions(pool, found.rows);
  if (!superAdmin || !admin || !student || !faculty) throw new Error('A role has nobody to ask.');
  return { superAdmin, admin, student, faculty };
}

async function run(): Promise<void> {
  await buildServer();
  const { url, folder } = await startPostgres();
  const product = await startProduct(url, folder);
  await mailSent(url);
  const pool = new Pool({ connectionString: url });
  const today = schoolDay(new Date(), 'Asia/Kolkata');
  const lastDay = lastDayFrom(today);
  await addSchools(pool, { firstId: schoolId, schools: 1, peopleEach: people, noticesEach: 1000, lastDay });
  await pool.query(`update grades set master_class_id = position where school_id = $1`, [schoolId]);
  const askers = await askersOf(pool);
  const { token } = askers.admin;
  const boards = [askers.student, askers.faculty].flatMap(({ id, role, token: own }) => {
    const reader = { loginType: role, login_id: id, school_id: schoolId };
    const card = { ...reader, showLimit: 10 as const, month: '' };
    return [
      requestOf('get-latest-notice-active-list', own, card),
      requestOf('get-latest-notice-list', own, card),
    ];
  });
  const { hints, close } = await listen(url);

  const measure = async <T>(name: keyof typeof bars, act: () => Promise<T>): Promise<T> => {
    hints.length = 0;
    const times: number[] = [];
    const call = { isOver: false };
    const readers = (async () => {
      for (let turn = 0; !call.isOver; turn += 1) {
        const board = boards[turn % boards.length];
        const from = performance.now();
        if (board) await sendAll(product.port, [board], { connections: 1 });
        times.push(performance.now() - from);
        await new Promise((resolve) => setTimeout(resolve, pace));
      }
    })();
    const from = performance.now();
    const answer = await act().finally(() => {
      call.isOver = true;
    });
    const seconds = (performance.now() - from) / 1000;
    await readers;
    const p95 = percentile(times, 0.95);
    printRow([
      name,
      seconds.toFixed(1),
      verdict(seconds <= bars[name]),
      String(times.length),
      percentile(times, 0.5).toFixed(1),
      p95.toFixed(1),
      verdict(p95 <= bars.board),
      String(hints.length),
    ]);
    return answer;
  };

  console.log(`${students} students in one school; bars: ${JSON.stringify(bars)}`);
  printRow(['', 'seconds', '', 'boards', 'p50 ms', 'p95 ms', '', 'hints']);
  const { data: begun } = await measure('begin', () =>
    callOnce(product, 'save-students-to-newAcademic', token, {}),
  );
  const { data: plan, check } = await measure('check', () =>
    callOnce(product, 'save-students-to-newAcademic', token, {
      migration_id: begun.id,
      version: begun.version,
      leave_on: today,
      dryRun: true,
    }),
  );
  if (!check?.isReady) throw new Error(`Not ready: ${JSON.stringify(check?.problems)}`);
  const at = { migration_id: plan.id, version: plan.version };
  const { data: applied } = await measure('apply', () =>
    callOnce(product, 'migrate-student-bulk', token, at),
  );
  const { data: undone } = await measure('rollback', () =>
    callOnce(product, 'rollback-migrated-students', token, { migration_id: plan.id }),
  );
  const counted = await pool.query<{ students: number }>(
    `select count(*)::int as students from memberships m join people p on p.school_id = m.school_id and p.id = m.person_id
      where p.school_id = $1 and p.role = $2`,
    [schoolId, roles.student],
  );
  console.log(JSON.stringify({ applied, undone, seated: counted.rows[0]?.students }));
  await close();
  await pool.end();
}

process.once('SIGINT', () => void stopEverything().then(() => process.exit(130)));
try {
  await run();
} finally {
  await stopEverything();
}
