import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { calls } from '#contract/catalogue.ts';
import { callPath } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { startSession } from '#server/auth/sessions.ts';
import { readConfig } from '#server/core/config.ts';
import { superviseEmbeddedPostgres } from '#server/db/supervised-postgres.ts';
import { people, schools } from '#server/directory/schema.ts';
import { importFile } from '#server/roster/index.ts';
import { type AssembledServer, assembleServer } from '#server/server.ts';
import { writeStoredZip } from '#tests/files/stored-zip.ts';
import { textXlsx } from '../files/table-files.ts';
import { percentile, printRow } from './report.ts';
import { addSchools } from './school-rows.ts';

/**
 * `npm run bench:import`: a workbook of 2,000 students and a bundle of 100,000 people into empty schools. Figures are
 * printed beside their bars, not asserted.
 */
const count = Number(process.env['PEOPLE'] ?? 100_000);
/** Another school's p95 meanwhile, beside the same while nothing else is done. */
const besideBar = '1.5';

const quiet = () => undefined;
const log = {
  info: quiet,
  warn: quiet,
  error: (details: object, message: string) => console.error(message, details),
};

const workbook = () =>
  textXlsx(
    ['Username', 'Admission No', 'First name', 'Last name', 'Date of birth', 'Mobile', 'Class', 'Section'],
    ...Array.from({ length: 2_000 }, (_, at) => [
      `B${at}`,
      `ADM${at}`,
      'Zoya',
      'Tiwari',
      '2014-03-31',
      '9823775684',
      `Grade ${(at % 12) + 1}`,
      'ABCD'.charAt(at % 4),
    ]),
  );

/** Forty to a class. */
function bundle(): Buffer {
  const classes = Math.ceil(count / 40);
  const lines = (count: number, line: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => line(at)).join('\n');
  const parts = {
    manifest: 'propertyName,value\noneroster.version,1.1',
    orgs: 'sourcedId,status,name,type\no1,active,Large,school',
    classes: `sourcedId,status,title,classType\n${lines(classes, (at) => `c${at},active,Grade ${(at % 12) + 1} S${at},homeroom`)}`,
    enrollments: `sourcedId,status,classSourcedId,userSourcedId,role\n${lines(count, (at) => `e${at},active,c${at % classes},u${at},student`)}`,
    users: `sourcedId,status,role,username,givenName,familyName,identifier,email,sms\n${lines(count, (at) => `u${at},active,student,L${at},Zoya,Tiwari,N${at},zoya.tiwari${at}@large.example,98237${String(at).padStart(5, '0')}`)}`,
  };
  return writeStoredZip(
    new Map(Object.entries(parts).map(([name, text]) => [`${name}.csv`, Buffer.from(text)])),
  );
}

/** Another school's reads, one after the other, until the work is done: their p95 in milliseconds. */
async function besides<T>(server: AssembledServer, token: string, work: Promise<T>): Promise<number> {
  const times: number[] = [];
  const until = new AbortController();
  const done = work.finally(() => until.abort());
  while (!until.signal.aborted) {
    const began = performance.now();
    const { statusCode } = await server.http.inject({
      method: 'POST',
      url: callPath(calls['student-list']),
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    if (statusCode !== 200) throw new Error(`The other school was answered ${statusCode}.`);
    times.push(performance.now() - began);
    // As a person who reads, not as a flood.
    await pause(20);
  }
  await done;
  return percentile(times, 0.95);
}

/** A school beside, whose admin reads. */
async function neighbourOf(server: AssembledServer): Promise<string> {
  const { db, database } = server.app;
  await addSchools(database.pool, {
    firstId: 9001,
    schools: 1,
    peopleEach: 500,
    noticesEach: 1,
    lastDay: new Date().toISOString().slice(0, 10),
  });
  const [admin] = await db
    .select({ schoolId: people.schoolId, id: people.id })
    .from(people)
    .where(and(eq(people.schoolId, 9001), eq(people.role, roles.schoolAdmin)));
  if (!admin) throw new Error('The school beside has no admin.');
  return (await startSession(server.app, db, admin, {})).token;
}

/** The most memory that the work took above what there was. */
async function watched<T>(work: () => Promise<T>): Promise<{ result: T; megabytes: string }> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const result = await work();
  clearInterval(timer);
  return { result, megabytes: ((most - before) / 2 ** 20).toFixed(0) };
}

interface Beside {
  readonly token: string;
  /** Its p95 while nothing else is done. */
  readonly idle: number;
}

async function measure(
  server: AssembledServer,
  beside: Beside,
  name: string,
  path: string,
  expected: number,
  bars: readonly [string, string],
) {
  const { app } = server;
  const [school] = await app.db
    .insert(schools)
    .values({ name, shortName: name, model: 0, timeZone: 'Asia/Kolkata', academicYear: '2026-2027' })
    .returning({ id: schools.id });
  const wanted = {
    path,
    schoolId: school?.id ?? 0,
    kind: path.endsWith('.zip') ? ('school' as const) : ('students' as const),
    createsClasses: true,
  };
  const at: Record<string, number> = {};
  let slow = 0;
  const onState = (state: string) => {
    at[state] = performance.now();
  };
  const { result, megabytes } = await watched(async () => {
    const imported = importFile(app, { ...wanted, isDryRun: false, onState });
    slow = await besides(server, beside.token, imported);
    return imported;
  });
  at['applied'] = performance.now();
  const took = (from: string, to: string) => (((at[to] ?? 0) - (at[from] ?? 0)) / 1000).toFixed(1);
  const rows = `${result.counts.new ?? 0} new`;
  // What is fast because it leaves people out is no figure.
  if (result.counts.new !== expected) throw new Error(`${name}: ${rows} of ${expected}.`);
  const check = took('reading', 'reviewing');
  printRow([
    name,
    rows,
    took('reading', 'checking'),
    check,
    bars[0],
    took('applying', 'applied'),
    bars[1],
    megabytes,
    (slow / beside.idle).toFixed(2),
    besideBar,
    result.state,
  ]);
}

const folder = await mkdtemp(join(tmpdir(), 'banyan-import-'));
await chmod(folder, 0o755);
const embedded = await superviseEmbeddedPostgres(folder, { log });
try {
  const server = await assembleServer(readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off' }), embedded.url, {
    log,
  });
  try {
    await writeFile(join(folder, 'list.xlsx'), workbook());
    await writeFile(join(folder, 'school.zip'), bundle());
    console.log('seconds; a check is reading and checking twice, since classes are created');
    printRow([
      '',
      'rows',
      'of it reading',
      'check',
      'bar',
      'apply',
      'bar',
      'MB more',
      'p95 beside',
      'bar',
      'ends',
    ]);
    const token = await neighbourOf(server);
    const beside = { token, idle: await besides(server, token, pause(5_000)) };
    console.log(`the school beside: p95 ${beside.idle.toFixed(1)} ms while nothing else is done`);
    await measure(server, beside, '2,000 .xlsx', join(folder, 'list.xlsx'), 2_000, ['5', '3']);
    await measure(server, beside, `${count} .zip`, join(folder, 'school.zip'), count, ['60', '30']);
  } finally {
    await server.close();
  }
} finally {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
