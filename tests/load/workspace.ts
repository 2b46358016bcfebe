/**
 * `npm run bench:workspace`: 200 students of a school program at once, and each one's work is saved every 10 seconds for
 * two minutes, over HTTP; then the time line of 500 versions is read. The run fails if a save takes more than 100 ms
 * (p95), the time line more than 50 ms (p95), or if what is stored weighs more than 1.2 times the distinct programs. It
 * works on a database of its own, which it removes at the end.
 *
 * `-- --browser` builds the app and looks with Chromium instead: how soon Python (warm, CPU as it is) and Scratch (warm,
 * CPU ÷ 4) are ready, 4 and 5 s at most, and how soon Stop ends an endless program of each language, 2 s at most.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceLimits } from '#contract/workspace/workspace.rules.ts';
import { openDatabase, patientLimits } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { build } from '../../tools/build.mjs';
import { callOnce } from './product-client.ts';
import { buildServer, type Program, startPostgres, startProduct, stopEverything } from './programs.ts';
import { percentile } from './report.ts';
import { addClass, addOffice, addSchools, openSessions } from './school-rows.ts';
import { giveRushProject, rushProject } from './work-rows.ts';
import { useTools } from './workspace-browser.ts';

const saveBar = 100;
const lineBar = 50;
const storedBar = 1.2;
const students = Number(process.env['STUDENTS'] ?? 200);
const everySeconds = 10;
const seconds = Number(process.env['LASTS'] ?? 120);
const school = 10_004;

interface Student {
  readonly token: string;
  readonly workspaceId: number;
}

function tell(name: string, took: readonly number[], bar: number): void {
  const [p50, high] = [percentile(took, 0.5), percentile(took, 0.95)];
  console.info(
    `${name}: p95 ${high.toFixed(1)} ms, median ${p50.toFixed(1)} ms${high > bar ? ', OVER' : ''}`,
  );
  if (high > bar) process.exitCode = 1;
}

/** A page that grows as somebody types: each save has a few lines more than the one before. */
function pageOf(student: number, save: number) {
  const lines = Array.from({ length: 60 + save * 3 }, (_, line) => {
    const what = ((student + 1) * 7_919 + line * 104_729) % 99_991;
    return `  <p class="line-${line}">Kite ${what} flies ${what % 97} metres high over street ${line}.</p>`;
  });
  return {
    kind: 'files' as const,
    files: [{ name: 'index.html', text: `<h1>Mine</h1>\n${lines.join('\n')}\n` }],
  };
}

async function saveFor(product: Program, { token, workspaceId }: Student, index: number): Promise<number[]> {
  const took: number[] = [];
  const begun = performance.now();
  let head = 0;
  for (let save = 0; save * everySeconds < seconds; save += 1) {
    // Spread over the ten seconds, as people begin to type.
    const due = (save + index / students) * everySeconds * 1_000;
    await pause(Math.max(0, due - (performance.now() - begun)));
    const asked = performance.now();
    const { data } = await callOnce(product, 'save-workspace-program', token, {
      workspace_id: workspaceId,
      save_id: randomUUID(),
      base_sequence: head,
      kind: 'auto',
      device: 'bench',
      program: pageOf(index, save),
    });
    took.push(performance.now() - asked);
    head = data.head.sequence;
  }
  return took;
}

async function measureTimeLine(product: Program, { token, workspaceId }: Student): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < 44; round += 1) {
    const asked = performance.now();
    const { rows } = await callOnce(product, 'workspace-version-list', token, {
      workspace_id: workspaceId,
      size: workspaceLimits.versions,
    });
    took.push(performance.now() - asked);
    if (rows.length !== workspaceLimits.versions) throw new Error(`${rows.length} versions`);
  }
  return took.slice(4);
}

async function measureSaves(): Promise<void> {
  await buildServer();
  const postgres = await startPostgres();
  const database = openDatabase(postgres.url, patientLimits);
  const { pool } = database;
  await migrateDatabase(pool);
  await addOffice(pool);
  await addSchools(pool, {
    firstId: 10_000,
    schools: 10,
    peopleEach: 40,
    noticesEach: 0,
    lastDay: '2026-11-18',
  });
  const place = await addClass(pool, school, students);
  const { rows: mates } = await pool.query<{ id: number; role: 3; school_id: number }>(
    `select id, role, school_id from people where school_id = $1 and login_name like 'CLASS%' order by id`,
    [school],
  );
  const signedIn = await openSessions(pool, mates);
  await giveRushProject(database.db, { ...place, schoolId: school });
  await pool.query(
    `with made as (insert into tools (name, engine) values ('Pages', 'html') returning id)
    update published_projects set tool_id = made.id from made where project_id = ${rushProject}`,
  );
  const product = await startProduct(postgres.url, postgres.folder, 0, { DEMO_DATA: 'off' });
  const writers: Student[] = [];
  for (const { token } of signedIn) {
    const { data } = await callOnce(product, 'compilerWorkspace', token, { project_id: rushProject });
    writers.push({ token, workspaceId: data.workspace_id });
  }
  const took = await Promise.all(writers.map((writer, index) => saveFor(product, writer, index)));
  tell(`${took.flat().length} saves of ${students} students`, took.flat(), saveBar);

  await pool.query('vacuum analyze program_blobs');
  const { rows: weights } = await pool.query<{ stored: number; content: number; versions: number }>(
    `select pg_total_relation_size('program_blobs')::float8 as stored, sum(octet_length(content))::float8 as content,
      (select count(*)::int from workspace_versions) as versions from program_blobs`,
  );
  const { stored = 0, content = 1, versions = 0 } = weights[0] ?? {};
  const times = stored / content;
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
  console.info(
    `${versions} versions: ${megabytes(stored)} MB stored of ${megabytes(content)} MB of distinct programs, ` +
      `${times.toFixed(2)} times${times > storedBar ? ', OVER' : ''}`,
  );
  if (times > storedBar) process.exitCode = 1;

  const [first] = writers;
  if (!first) throw new Error('Nobody is there.');
  await pool.query(
    `insert into workspace_versions (school_id, workspace_id, sequence, person_id, base, kind, sha256, size, is_blank, at)
    select v.school_id, v.workspace_id, v.sequence + n, v.person_id, v.sequence, 'auto', v.sha256, v.size, false,
      v.at + n * interval '10 seconds'
    from (select * from workspace_versions where workspace_id = $1 order by sequence desc limit 1) v,
      generate_series(1, $2 - v.sequence) n`,
    [first.workspaceId, workspaceLimits.versions],
  );
  await pool.query('vacuum analyze workspace_versions');
  tell(
    `the time line of ${workspaceLimits.versions} versions`,
    await measureTimeLine(product, first),
    lineBar,
  );
  await product.stop();
  await database.close();
}

async function measureTools(): Promise<void> {
  await build();
  const postgres = await startPostgres();
  const product = await startProduct(postgres.url, postgres.folder);
  if (!(await useTools(product))) process.exitCode = 1;
}

try {
  await (process.argv.includes('--browser') ? measureTools() : measureSaves());
} finally {
  await stopEverything();
}
