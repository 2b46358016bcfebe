import type { Role } from '#contract/core/define-call.ts';
import { sendAll } from './http-load.ts';
import { callOnce, formSessions, requestOf } from './product-client.ts';
import type { Program } from './programs.ts';
import { benchmark, measure, prepare, type Question, report, type Setting } from './questions.ts';
import { percentile } from './report.ts';
import { type Asker, addSchools, lastDayFrom, openSessions } from './school-rows.ts';

/**
 * `npm run bench:roster`: the grids of one school with 100,000 students, the office's figures over 5,000 schools with
 * 1,000,000 people, and 2,000 start codes beside another school's reads. `npm run bench:roster -- 500` takes so many
 * schools. Listens on 127.0.0.1 only, ends by itself and leaves no folder.
 */
const largeSchool = 9000;
const otherSchool = 9001;
const firstSchool = 10_000;
const peopleEach = 200;
const officeBar = 100;
/** What counts everybody of a school by class. */
const countBar = 150;
const cards = 2000;
const sheetSeconds = 60;
/** Another school's p95 while codes are made, beside the same while nothing else is asked. */
const besideBar = 1.5;

async function adminOf(setting: Setting, schoolId: number): Promise<Asker> {
  return askerOf(setting, `school_id = ${schoolId} and role = 2`);
}

async function askerOf({ pool }: Setting, condition: string): Promise<Asker> {
  const { rows } = await pool.query<{ id: number; role: Role; school_id: number }>(
    `select id, role, school_id from people where ${condition} order by id limit 1`,
  );
  const [asker] = await openSessions(pool, rows);
  if (!asker) throw new Error(`Nobody is there where ${condition}.`);
  return asker;
}

/** What a school admin asks of 100,000 students and 200 teachers. */
async function gridQuestions({ pool }: Setting, { token, schoolId }: Asker): Promise<Question[]> {
  const { rows } = await pool.query<{ grade: string; division: string }>(
    'select grade_id::text as grade, id::text as division from divisions where school_id = $1 order by id limit 1',
    [schoolId],
  );
  const [place] = rows;
  if (!place) throw new Error('The school has no divisions.');
  const students = (name: string, input: object) => ({
    name: `students: ${name}`,
    request: requestOf('student-list', token, input),
  });
  const by = (sort: 'name' | 'user_id' | 'created', descending = false) => ({
    sort: [{ by: sort, descending }],
  });
  return [
    students('first page', {}),
    students('page 1,000', { page: 1000 }),
    students('last page', { page: 1_000_000 }),
    students('by name, last first', by('name', true)),
    students('by login name', by('user_id')),
    students('by day', by('created', true)),
    students('find a name', { search: 'sharma' }),
    students('find part, by day', { search: 'harm', ...by('created') }),
    students('find a login name', { search: `L${schoolId}N777` }),
    students('find nothing', { search: 'nothinglikethis' }),
    students('of a class', { filters: { grade: place.grade } }),
    students('of a section', { filters: { grade: place.grade, division: place.division } }),
    students('find in a section', {
      search: 'rao',
      filters: { grade: place.grade, division: place.division },
    }),
    students('without class', { filters: { grade: 'none' } }),
    students('never signed in', { filters: { seen: 'never' } }),
    students('inactive', { filters: { status: 'inactive' } }),
    students('bin', { filters: { status: 'deleted' } }),
    {
      name: 'students: 500 to export',
      bar: 250,
      writes: true,
      request: requestOf('student-list-for-excel', token, {}),
    },
    { name: 'teachers: first page', request: requestOf('faculty-list', token, {}) },
    { name: 'teachers: find a name', request: requestOf('faculty-list', token, { search: 'khan' }) },
    {
      name: 'classes',
      bar: countBar,
      request: requestOf('get-school-classes', token, { school_id: schoolId }),
    },
    {
      name: 'figures',
      bar: countBar,
      request: requestOf('get-gradewise-dashboard-report', token, { school_id: schoolId }),
    },
  ];
}

function officeQuestions({ id: sAdmin_id, token }: Asker): Question[] {
  const schools = (name: string, input: object) => ({
    name: `schools: ${name}`,
    request: requestOf('school-list', token, { sAdmin_id, form: 'grid', ...input }),
  });
  return [
    {
      name: 'report',
      bar: officeBar,
      request: requestOf('get-sadmin-dashboard-report', token, { sAdmin_id }),
    },
    schools('first page', {}),
    schools('page 100', { page: 100 }),
    schools('by licence', { sort: [{ by: 'licence', descending: true }] }),
    schools('find', { search: 'school 123' }),
    schools('inactive', { filters: { status: 'inactive' } }),
    { name: 'school lookup', request: requestOf('school-lookup', token, { search: 'school 12' }) },
  ];
}

async function measureGrids(setting: Setting): Promise<number> {
  await addSchools(setting.pool, {
    firstId: largeSchool,
    schools: 1,
    peopleEach: 100_000,
    noticesEach: 1,
    lastDay: lastDayFrom(setting.today),
  });
  const admin = await adminOf(setting, largeSchool);
  const programs = await prepare(setting, () => gridQuestions(setting, admin), 'grids');
  const over = report('One school of 100,000 people', programs, await measure(programs));
  await programs.bare.stop();
  await programs.product.stop();
  return over;
}

async function measureOffice(setting: Setting, schools: number): Promise<number> {
  const began = performance.now();
  await addSchools(setting.pool, {
    firstId: firstSchool,
    schools,
    peopleEach,
    noticesEach: 1,
    lastDay: lastDayFrom(setting.today),
  });
  console.log(`\n${schools} schools added in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const office = await askerOf(setting, "login_name = 'X00001'");
  const programs = await prepare(setting, async () => officeQuestions(office), 'office');
  const title = `${schools} schools of ${peopleEach} people`;
  const over = report(title, programs, await measure(programs));
  await programs.bare.stop();
  const holds = await measureSheet(setting, programs.product);
  await programs.product.stop();
  return over + (holds ? 0 : 1);
}

/** Reads another school, one after the other, until `until` says so; answers the p95. */
async function readBeside(product: Program, admin: Asker, until: () => Promise<boolean>): Promise<number> {
  const request = requestOf('student-list', admin.token, {});
  const times: number[] = [];
  do {
    const round = Array.from({ length: 20 }, () => request);
    times.push(...(await sendAll(product.port, round, { connections: 1 })).times);
  } while (!(await until()));
  return percentile(times, 0.95);
}

async function measureSheet(setting: Setting, product: Program): Promise<boolean> {
  const schoolId = firstSchool - 10;
  const place = { noticesEach: 1, lastDay: lastDayFrom(setting.today) };
  // One in 16 teaches, so that there are a few more than are wanted.
  await addSchools(setting.pool, { ...place, firstId: schoolId, schools: 1, peopleEach: 2134 });
  await addSchools(setting.pool, { ...place, firstId: otherSchool, schools: 1, peopleEach: 500 });
  const admin = await adminOf(setting, schoolId);
  const neighbour = await adminOf(setting, otherSchool);
  const { rows } = await setting.pool.query<{ id: number }>('select id from divisions where school_id = $1', [
    schoolId,
  ]);
  const idleFor = performance.now() + 5000;
  const idle = await readBeside(product, neighbour, async () => performance.now() > idleFor);
  const [formSession = ''] = await formSessions(product, admin.token, 1);
  const began = performance.now();
  const made = await callOnce(product, 'update-bluk-stuPass', admin.token, {
    formSession,
    divisions: rows.map(({ id }) => id),
    batches: [],
  });
  const { sheet_id, wanted } = made.data;
  const isReady = async () => {
    const { data } = await callOnce(product, 'get-sign-in-sheet', admin.token, { sheet_id });
    return data.state === 'ready';
  };
  const beside = await readBeside(product, neighbour, isReady);
  const seconds = (performance.now() - began) / 1000;
  const ratio = beside / idle;
  console.log(`\n${wanted} start codes in ${seconds.toFixed(1)} s, bar ${sheetSeconds} for ${cards}`);
  console.log(
    `  another school's p95 ${beside.toFixed(1)} ms, ${idle.toFixed(1)} ms idle: ${ratio.toFixed(2)}, bar ${besideBar}`,
  );
  return wanted >= cards && seconds <= sheetSeconds && ratio <= besideBar;
}

await benchmark(async (setting) => {
  const schools = Number(process.argv[2]) || 5000;
  return (await measureGrids(setting)) + (await measureOffice(setting, schools));
});
