/**
 * `npm run bench:teaching`: how far a class is and what a teacher and a student find, while completions grow from 10,000
 * to 1,000,000 in 1,000 schools, over HTTP; then a session that is shared with a class of 40, each with a socket. It
 * fails if a question takes more than 50 ms, or if everybody hears of the session only after 500 ms (p99). It works on a
 * database of its own, which it removes at the end.
 */
import { sql } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import type { BuiltCallName, CallOf } from '#contract/catalogue.ts';
import type { CallInput, Role } from '#contract/core/define-call.ts';
import { teachingChanged } from '#contract/teaching/teaching.hints.ts';
import { readConfig } from '#server/core/config.ts';
import { openDatabase, patientLimits, type Queryable } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { startServer } from '#server/server.ts';
import { callOnce } from './product-client.ts';
import { type Program, startPostgres, stopEverything } from './programs.ts';
import { percentile } from './report.ts';
import { addClass, addOffice, addSchools, openSessions } from './school-rows.ts';
import { inParts, openSocket } from './socket-clients.ts';

const barMilliseconds = 50;
const heardBar = 500;
const sizes = [10, 100, 1_000];
const rounds = Number(process.env['ROUNDS'] ?? 40);
const shares = 20;
const classSize = 40;
const firstSchool = 10_000;
const askedSchool = firstSchool + 4;
const sessionsEach = 12;

/** Twenty-four projects of twelve sessions, two for each grade. */
async function addProjects(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into projects (school_id, origin, author_id, title, objective, design_thinking, status, created_at,
      updated_at, updated_by)
    select 0, 'office', 1, 'Lamp ' || n, 'To see', '{}', 'published', now(), now(), 1 from generate_series(1, 24) n`);
  await db.execute(sql`
    insert into project_sessions (project_id, type, title, position)
    select p.id, 'learn', 'Session ' || s, s from projects p, generate_series(1, ${sessionsEach}::int) s`);
  await db.execute(sql`
    insert into published_projects (project_id, school_id, number, kind, title, output_type, class_ids, term_ids,
      session_count, minutes, content, published_at)
    select p.id, 0, 1, 'grade', p.title, 'file', '{}', '{}', ${sessionsEach}::int, 480,
      jsonb_build_object('title', p.title, 'objective', 'To see', 'coverFileId', null, 'sampleFileId', null,
        'prerequisiteIds', '[]'::jsonb, 'alternativeIds', '[]'::jsonb, 'materials', '[]'::jsonb, 'sessions',
        (select jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'type', s.type, 'objective', '', 'minutes', 40,
          'presentationFileId', null, 'activities', '[]'::jsonb, 'references', '[]'::jsonb) order by s.position)
          from project_sessions s where s.project_id = p.id)), now()
    from projects p`);
  await db.execute(sql`
    insert into published_sessions (project_id, session_id, position, title, type, minutes)
    select project_id, id, position, title, type, 40 from project_sessions`);
}

/** Each grade chose two projects, each division has them, shared most of their sessions and did all but one or two. */
async function addTeaching(db: Queryable, from: number, to: number): Promise<void> {
  const schools = sql`between ${firstSchool + from} and ${firstSchool + to - 1}`;
  await db.execute(sql`
    insert into curriculum_choices (school_id, academic_year, group_id, project_id, chosen_by, chosen_at)
    select g.school_id, '2026-2027', g.id, p.id, 1, now()
    from grades g join projects p on (p.id - 1) % 12 = g.position - 1 where g.school_id ${schools}`);
  await db.execute(sql`
    insert into curriculum_assignments (school_id, choice_id, kind, assignee_id, assigned_by, assigned_at)
    select c.school_id, c.id, 'division', d.id, 1, now()
    from curriculum_choices c join divisions d on d.school_id = c.school_id and d.grade_id = c.group_id
    where c.school_id ${schools}`);
  for (const [table, columns, values, undone] of [
    [
      'completions',
      'subject, subject_id, project_id, done_by, done_at',
      `'session', s.session_id, s.project_id, 1, now()`,
      1,
    ],
    [
      'session_shares',
      'session_id, project_id, shared_by, shared_at',
      's.session_id, s.project_id, 1, now()',
      2,
    ],
  ] as const)
    await db.execute(sql`
      insert into ${sql.identifier(table)} (school_id, academic_year, division_id, ${sql.raw(columns)})
      select c.school_id, c.academic_year, a.assignee_id, ${sql.raw(values)}
      from curriculum_choices c join curriculum_assignments a on a.school_id = c.school_id and a.choice_id = c.id
      join published_sessions s on s.project_id = c.project_id
      where c.school_id ${schools} and s.position <= ${sessionsEach - undone}::int`);
  await db.execute(sql`vacuum analyze`);
}

/** The median beside it: on a machine that does other things too, that one tells what the work itself takes. */
function tell(name: string, took: readonly number[], bar: number, part = 0.95): void {
  const [p50, high] = [percentile(took, 0.5), percentile(took, part)];
  const at = `p${part * 100} ${high.toFixed(1)} ms, median ${p50.toFixed(1)} ms`;
  console.info(`${name}: ${at}${high > bar ? ', OVER' : ''}`);
  if (high > bar) process.exitCode = 1;
}

async function measure(ask: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < rounds + 4; round += 1) {
    const begun = performance.now();
    await ask();
    took.push(performance.now() - begun);
  }
  return took.slice(4);
}

interface Someone {
  readonly id: number;
  readonly role: Role;
  readonly token: string;
}

/** A class of forty with its teacher, each signed in. */
async function enterClass({ pool }: ReturnType<typeof openDatabase>) {
  const place = await addClass(pool, askedSchool, classSize);
  const { rows } = await pool.query<{ id: number; role: Role; school_id: number }>(
    `select id, role, school_id from people where school_id = $1 and (id = $2 or login_name like 'CLASS%') order by role desc, id`,
    [askedSchool, place.teacher],
  );
  const [teacher, ...students] = await openSessions(pool, rows);
  if (!teacher || !students[0]) throw new Error('Nobody is there.');
  const { rows: taught } = await pool.query<{ project: number; session: number }>(
    `select c.project_id as project, max(s.session_id) as session from curriculum_choices c
    join published_sessions s on s.project_id = c.project_id
    where c.school_id = $1 and c.group_id = $2 group by c.project_id order by 1 limit 1`,
    [askedSchool, place.grade],
  );
  const [of] = taught;
  if (!of) throw new Error('Nothing is taught.');
  return { ...place, ...of, faculty: teacher as Someone, students: students as Someone[] };
}
type Class = Awaited<ReturnType<typeof enterClass>>;

function questionsOf(product: Program, at: Class) {
  const as =
    ({ token }: Someone) =>
    <Name extends BuiltCallName>(name: Name, input: CallInput<CallOf<Name>>) =>
    () =>
      callOnce(product, name, token, input);
  const [teacher, student] = [as(at.faculty), as(at.students[0] ?? at.faculty)];
  const of = { project_id: at.project, grade: at.grade, division: at.division };
  return {
    'a class’s progress': teacher('get-course-complete-status', of),
    'its sessions': teacher('get-project-session-list', of),
    'a session': teacher('get-session-details', { ...of, session_id: at.session }),
    'a teacher’s projects': teacher('get-faculty-project-list', {}),
    'by progress': teacher('get-faculty-project-list', { sort: [{ by: 'progress', descending: true }] }),
    'what comes next': teacher('teaching-today', {}),
    suggestions: teacher('get-project-suggestion', { grade: at.grade, division: at.division }),
    totals: teacher('faculty-total-mod-sess', { faculty_id: at.faculty.id }),
    'a student’s home': student('get-student-home', {}),
    'a student’s projects': student('get-student-learning-list', { type: 'Classroom' }),
    'a student’s project': student('get-student-project-session-list', { project_id: at.project }),
    'marking and back': async () => {
      const mark = { ...of, session_id: at.session, faculty_id: at.faculty.id };
      await teacher('mark-project-as-completed', { ...mark, status: 1 })();
      await teacher('mark-project-as-completed', { ...mark, status: 0 })();
    },
  };
}

/** From the press to each of the class’s sockets. */
async function measureSharing(product: Program, at: Class): Promise<void> {
  const sockets: Socket[] = [];
  await inParts(at.students, async ({ token }) => {
    sockets.push(await openSocket(product.port, token));
  });
  const of = { session_id: at.session, project_id: at.project, grade: at.grade };
  const took: number[] = [];
  const answered: number[] = [];
  for (let round = 0; round < shares; round += 1) {
    const begun = performance.now();
    const heard = sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once(teachingChanged.name, () => {
            took.push(performance.now() - begun);
            resolve();
          });
        }),
    );
    if (round % 2 === 0)
      await callOnce(product, 'share-project-session', at.faculty.token, {
        ...of,
        faculty_id: at.faculty.id,
        school_id: askedSchool,
        division: [at.division],
      });
    else
      await callOnce(product, 'unshare-project-session', at.faculty.token, { ...of, parts: [at.division] });
    answered.push(performance.now() - begun);
    await Promise.all(heard);
  }
  for (const socket of sockets) socket.disconnect();
  tell(`sharing with ${sockets.length} sockets, answered`, answered, heardBar);
  tell(`sharing with ${sockets.length} sockets, heard`, took, heardBar, 0.99);
}

try {
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
  await addProjects(database.db);
  const quiet = () => undefined;
  const config = readConfig({ PORT: '0', DATA_DIR: postgres.folder, RATE_LIMITS: 'off' });
  const server = await startServer(config, postgres.url, {
    log: { info: quiet, warn: quiet, error: (details, message) => console.error(message, details) },
  });
  const port = Number(new URL(server.address).port);
  const product = {
    port,
    pid: process.pid,
    stop: () => server.close(),
    takeLoopDelay: async () => Number.NaN,
  };
  let before = 0;
  let at: Class | undefined;
  for (const size of sizes) {
    await addTeaching(database.db, before, size);
    before = size;
    at ??= await enterClass(database);
    const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from completions');
    for (const [name, ask] of Object.entries(questionsOf(product, at)))
      tell(`${rows[0]?.n} completions: ${name}`, await measure(ask), barMilliseconds);
  }
  if (at) await measureSharing(product, at);
  await server.close();
  await database.close();
} finally {
  await stopEverything();
}
