/**
 * `npm run bench:review` measures a teacher's queue and desk over HTTP while works grow from 10,000 to 1,000,000 in 1,000
 * schools. Then a teacher downloads the forty works of a class as one zip, and forty students hand in 50 MB each within
 * a minute. The run fails if one of these is exceeded: 50 ms for a page of the queue, 100 ms for the next work, 100 ms
 * for everybody else during the rush (all p95), and 50 MB of memory for the zip. The run makes a database of its own and
 * removes it at the end. `MOST=100` stops at 100 schools.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BuiltCallName, type CallOf, calls } from '#contract/catalogue.ts';
import { type CallInput, callPath } from '#contract/core/define-call.ts';
import { pendingIdOf } from '#contract/works/entries.rules.ts';
import { openDatabase, patientLimits } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { beginUpload, idOf, sendPart } from '#tests/server/uploading.ts';
import { callOnce } from './product-client.ts';
import {
  buildServer,
  memoryOf,
  type Program,
  startPostgres,
  startProduct,
  stopEverything,
} from './programs.ts';
import { percentile } from './report.ts';
import { addOffice, addSchools } from './school-rows.ts';
import {
  addLargeWorks,
  addWorks,
  type Class,
  classSize,
  enterClass,
  giveRushProject,
  rushProject,
  zippedProject,
} from './work-rows.ts';

const pageBar = 50;
const nextBar = 100;
const othersBar = 100;
const memoryBar = 50;
const most = Number(process.env['MOST'] ?? 1_000);
const sizes = [10, 100, 1_000].filter((size) => size <= most);
const rounds = Number(process.env['ROUNDS'] ?? 40);
const firstSchool = 10_000;
const zipMegabytes = 5;
const rushMegabytes = 50;
const rushSeconds = 50;

/** The median beside it: on a machine that does other things too, that one tells what the work itself takes. */
function tell(name: string, took: readonly number[], bar: number): void {
  const [p50, high] = [percentile(took, 0.5), percentile(took, 0.95)];
  console.info(
    `${name}: p95 ${high.toFixed(1)} ms, median ${p50.toFixed(1)} ms${high > bar ? ', OVER' : ''}`,
  );
  if (high > bar) process.exitCode = 1;
}

async function measure(ask: () => Promise<unknown>, times = rounds): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < times + 4; round += 1) {
    const begun = performance.now();
    await ask();
    took.push(performance.now() - begun);
  }
  return took.slice(4);
}

const asking =
  (product: Program, { token }: { readonly token: string }) =>
  <Name extends BuiltCallName>(name: Name, input: CallInput<CallOf<Name>>) =>
  () =>
    callOnce(product, name, token, input);

/** Each with its bar. */
function questionsOf(product: Program, at: Class) {
  const teacher = asking(product, at.teacher);
  const admin = asking(product, at.admin);
  const student = asking(product, at.students[0] ?? at.teacher);
  const caller = { faculty_id: at.teacher.id, school_id: at.schoolId };
  let after = 0;
  const page = (input: CallInput<CallOf<'get-uploaded-project-student'>>) =>
    teacher('get-uploaded-project-student', input);
  return {
    'the queue': [pageBar, page({})],
    'the queue, what waits': [pageBar, page({ filters: { state: 'in_review' } })],
    'the queue, its tenth page': [pageBar, page({ page: 10 })],
    'the queue of a class and project': [
      pageBar,
      page({ filters: { division: String(at.division), project: '7' } }),
    ],
    'the queue by student': [pageBar, page({ sort: [{ by: 'student' }] })],
    'the queue, searched': [pageBar, page({ search: 'lamp 7' })],
    'the queue of an admin': [pageBar, admin('get-uploaded-project-student', {})],
    'the next work, opened': [
      nextBar,
      async () => {
        const next = await teacher('next-work', { after })();
        after = next.id;
        await teacher('get-submission', { id: next.id })();
      },
    ],
    'who has not handed in': [nextBar, teacher('student-upload-pending-project', {})],
    'projects to choose': [nextBar, teacher('get-project-dropdown', caller)],
    counters: [nextBar, teacher('faculty-project-count', { type: 1, ...caller })],
    'the wall': [nextBar, teacher('get-wall-of-fame', {})],
    'a student’s details': [
      nextBar,
      student('get-student-project-uploaded', { id: rushProject, assignment_type: 1 }),
    ],
  } as const satisfies Record<string, readonly [number, () => Promise<unknown>]>;
}

/** Megabytes of the server before, and at the most while somebody takes the zip. */
async function measureZip(product: Program, at: Class): Promise<void> {
  const take = async (division: number, project: number) => {
    const response = await fetch(
      `http://127.0.0.1:${product.port}${callPath(calls['get-uploaded-student-download'])}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${at.teacher.token}` },
        body: JSON.stringify({ division, project_id: project }),
      },
    );
    if (!response.ok || !response.body) throw new Error(await response.text());
    let bytes = 0;
    for await (const chunk of response.body) bytes += (chunk as Uint8Array).length;
    return bytes;
  };
  // The first one loads what every later one has.
  await take(at.division, 7);
  const before = memoryOf(product);
  let peak = before;
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOf(product));
    // Asking takes longer than a moment on a machine that is busy, and nothing is read meanwhile.
  }, 500);
  const begun = performance.now();
  const bytes = await take(at.division, zippedProject);
  clearInterval(look);
  const grown = peak - before;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.info(
    `a zip of ${classSize} works, ${(bytes / 2 ** 20).toFixed(0)} MB in ${seconds} s: memory +${grown.toFixed(0)} MB${grown > memoryBar ? ', OVER' : ''}`,
  );
  if (grown > memoryBar || bytes < classSize * zipMegabytes * 2 ** 20) process.exitCode = 1;
}

const part = 2 ** 20;
const zeros = new Uint8Array(part);

/** The first megabyte of a film. It begins with the sample film; some noise after it makes each film another one. */
async function beginningOfFilm(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const sample = await readFile(new URL('../../server/seeds/data/files/clip-360p.mp4', import.meta.url));
  const film = Buffer.alloc(part);
  sample.copy(film);
  film.writeUInt32BE(bytes - sample.length, sample.length);
  film.write('free', sample.length + 4);
  randomBytes(64).copy(film, sample.length + 8);
  return film;
}

/**
 * One student sends a megabyte at a time over the minute, claims the film and hands it in. All films share their zeros:
 * two gigabytes of them in the measuring program would slow down what it measures.
 */
async function handIn(product: Program, token: string, late: number): Promise<void> {
  const address = `http://127.0.0.1:${product.port}`;
  const call = asking(product, { token });
  const size = rushMegabytes * part;
  const beginning = await beginningOfFilm(size);
  const begun = performance.now();
  await pause(late);
  const answer = await beginUpload(address, token, 'film.mp4', size, 'project');
  if (answer.status !== 201) throw new Error(await answer.text());
  const upload_id = idOf(answer);
  for (let at = 0; at < size; at += part) {
    const sent = await sendPart(address, token, upload_id, at === 0 ? beginning : zeros, at);
    if (sent.status !== 204) throw new Error(await sent.text());
    const due = late + ((at + part) / size) * rushSeconds * 1000;
    await pause(Math.max(0, due - (performance.now() - begun)));
  }
  const { file } = await call('pending-project-file', {
    id: pendingIdOf(rushProject, Date.now()),
    upload_id,
    org_name: 'film.mp4',
    assignment_type: 1,
  })();
  const { formSession } = await call('get-form-session', { form: 'work' })();
  await call('update-project-file', {
    project_id: rushProject,
    assignment_type: 1,
    my_learning: 'I learned to cut.',
    file_path: [{ id: file.id }],
    version: 0,
    formSession,
    draft_flag: 1,
  })();
}

async function measureRush(product: Program, at: Class): Promise<void> {
  const [teacher, admin] = [asking(product, at.teacher), asking(product, at.admin)];
  const others = [
    teacher('get-uploaded-project-student', {}),
    teacher('next-work', { after: 0 }),
    teacher('get-wall-of-fame', {}),
    admin('get-uploaded-project-student', {}),
  ];
  const begun = performance.now();
  const rush = { isOver: false };
  const all = Promise.all(at.students.map(({ token }, index) => handIn(product, token, index * 200))).finally(
    () => {
      rush.isOver = true;
    },
  );
  const took: number[] = [];
  for (let turn = 0; !rush.isOver; turn += 1) {
    const asked = performance.now();
    await others[turn % others.length]?.();
    took.push(performance.now() - asked);
    await pause(50);
  }
  await all;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  tell(
    `others, ${took.length} calls while ${classSize} students hand in ${rushMegabytes} MB each in ${seconds} s`,
    took,
    othersBar,
  );
}

try {
  await buildServer();
  const postgres = await startPostgres();
  const database = openDatabase(postgres.url, patientLimits);
  await migrateDatabase(database.pool);
  await addOffice(database.pool);
  await addSchools(database.pool, {
    firstId: firstSchool,
    schools: sizes.at(-1) ?? 0,
    peopleEach: 40,
    noticesEach: 0,
    lastDay: '2026-11-18',
  });
  const at = await enterClass(database, firstSchool + 4);
  await giveRushProject(database.db, at);
  const product = await startProduct(postgres.url, postgres.folder, 0, { DEMO_DATA: 'off' });
  let before = 0;
  for (const size of sizes) {
    await addWorks(database.db, firstSchool + before, firstSchool + size - 1);
    before = size;
    const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from works');
    for (const [name, [bar, ask]] of Object.entries(questionsOf(product, at)))
      tell(`${rows[0]?.n} works: ${name}`, await measure(ask), bar);
  }
  await addLargeWorks(database.db, at, join(postgres.folder, 'data'), zipMegabytes);
  await measureZip(product, at);
  await measureRush(product, at);
  await product.stop();
  await database.close();
} finally {
  await stopEverything();
}
