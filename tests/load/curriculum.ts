/**
 * `npm run bench:curriculum`: a page of the office's projects, and a search in them, while they grow from 1,000 to
 * 20,000; the same of what teachers read; then what one of 1,000 schools asks over HTTP, and its choosing of 200 at
 * once. Fails above 50 ms a page and 500 ms for choosing. On a database of its own that goes when it ends.
 */
import { sql } from 'drizzle-orm';
import type { BuiltCallName, CallOf } from '#contract/catalogue.ts';
import type { CallInput } from '#contract/core/define-call.ts';
import { office as house } from '#server/content/queries/content-owner.ts';
import { projectPage } from '#server/content/queries/projects.ts';
import { isReadable } from '#server/content/queries/reading.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import { readConfig } from '#server/core/config.ts';
import { openDatabase, patientLimits, type Queryable } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { hasWords } from '#server/db/search-text.ts';
import { startServer } from '#server/server.ts';
import { actorOf } from '../server/actor.ts';
import { callOnce } from './product-client.ts';
import { type Program, startPostgres, stopEverything } from './programs.ts';
import { percentile } from './report.ts';
import { addOffice, addSchools, openSessions } from './school-rows.ts';

const barMilliseconds = 50;
const choosingBar = 500;
const sizes = [1_000, 5_000, 20_000];
const rounds = 40;
const firstSchool = 10_000;
const schoolCount = 1_000;
const askedSchool = firstSchool + schoolCount / 2;

async function grow(db: Queryable, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into projects (school_id, origin, author_id, title, objective, design_thinking, status, created_at,
      updated_at, updated_by)
    select 0, 'office', 1, md5(n::text) || ' lamp ' || n, 'To see', '{}', 'published',
      now() - n * interval '1 minute', now() - n * interval '1 minute', 1
    from generate_series(${from}::int, ${to}::int - 1) n`);
  await db.execute(sql`
    insert into project_classes (project_id, class_id)
    select id, 1 + id % 12 from projects p where not exists (select 1 from project_classes c where c.project_id = p.id)`);
  await db.execute(sql`
    insert into project_sessions (project_id, type, title, position)
    select p.id, 'learn', 'Session ' || s, s from projects p, generate_series(1, 4) s
    where not exists (select 1 from project_sessions k where k.project_id = p.id)`);
  await db.execute(sql`
    insert into published_projects (project_id, school_id, number, kind, title, output_type, class_ids, term_ids,
      session_count, minutes, content, published_at)
    select p.id, 0, 1, 'grade', p.title, 'file', array[(1 + p.id % 12)::smallint], '{}', 4, 160, '{"objective": "To see"}', p.updated_at
    from projects p on conflict do nothing`);
  await db.execute(sql`analyze`);
}

const wanted = { page: 1, size: 30, search: '', sort: [] };
const teacher = actorOf({ id: 1, role: 4, schoolId: 1 });

const questions: Readonly<Record<string, (db: Queryable) => Promise<unknown>>> = {
  'office, first page': (db) => projectPage(db, house, wanted),
  'office, newest': (db) =>
    projectPage(db, house, { ...wanted, sort: [{ by: 'updated', descending: true }] }),
  'office, last page': (db) => projectPage(db, house, { ...wanted, page: 99_999 }),
  'office, search': (db) => projectPage(db, house, { ...wanted, search: 'lamp 99' }),
  'office, one class': (db) => projectPage(db, house, { ...wanted, filters: { class: 3 } }),
  'teachers, page': (db) =>
    db.select().from(publishedProjects).where(isReadable(teacher)).orderBy(publishedProjects.title).limit(30),
  'teachers, search': (db) =>
    db
      .select({ id: publishedProjects.projectId })
      .from(publishedProjects)
      .where(
        sql`${isReadable(teacher)} and ${sql.join(hasWords(publishedProjects.searchText, ['99']), sql` and `)}`,
      )
      .limit(30),
};

/** Each school chose twenty projects for each of its grades, and gave a tenth of them to a section. */
async function addChoices(db: Queryable): Promise<void> {
  await db.execute(sql`update grades set master_class_id = position where school_id >= ${firstSchool}`);
  await db.execute(sql`
    insert into curriculum_choices (school_id, academic_year, group_id, project_id, chosen_by, chosen_at)
    select g.school_id, '2026-2027', g.id, p.project_id, 1, now()
    from grades g, lateral (
      select project_id from published_projects p where p.class_ids = array[g.position::smallint]
      order by project_id offset (g.school_id % 50) * 20 limit 20) p
    where g.school_id >= ${firstSchool}`);
  await db.execute(sql`
    insert into curriculum_assignments (school_id, choice_id, kind, assignee_id, assigned_by, assigned_at)
    select c.school_id, c.id, 'division', d.id, 1, now()
    from curriculum_choices c join divisions d on d.school_id = c.school_id and d.grade_id = c.group_id and d.name = 'A'
    where c.id % 10 = 0`);
  await db.execute(sql`vacuum analyze`);
}

/** The median beside it: on a machine that does other things too, that one tells what the work itself takes. */
function tell(name: string, took: readonly number[], bar: number): void {
  const [p50, p95] = [percentile(took, 0.5), percentile(took, 0.95)];
  console.info(`${name}: p95 ${p95.toFixed(1)} ms, median ${p50.toFixed(1)} ms${p95 > bar ? ', OVER' : ''}`);
  if (p95 > bar) process.exitCode = 1;
}

/** What an admin of one school asks and does. */
async function measureSchool(database: ReturnType<typeof openDatabase>, product: Program): Promise<void> {
  const { db, pool } = database;
  const { rows } = await pool.query<{ id: number; grade: number }>(
    `select p.id, g.id as grade from people p join grades g on g.school_id = p.school_id and g.position = 3
    where p.school_id = $1 and p.role = 2`,
    [askedSchool],
  );
  const [admin] = rows;
  if (!admin) throw new Error('The school has no admin.');
  const [asker] = await openSessions(pool, [{ id: admin.id, role: 2, school_id: askedSchool }]);
  const ask = <Name extends BuiltCallName>(name: Name, input: CallInput<CallOf<Name>>) =>
    callOnce(product, name, asker?.token ?? '', input);
  const place = { mbx_class_id: admin.grade };
  const offered = (input: object) => () =>
    ask('get-curriculum-project-list', { ...place, size: 30, ...input });
  const asked = {
    'offered, first page': offered({}),
    'offered, newest': offered({ sort: [{ by: 'newest', descending: true }] }),
    'offered, shortest': offered({ sort: [{ by: 'minutes', descending: false }] }),
    'offered, last page': offered({ page: 99_999 }),
    'offered, search': offered({ search: 'lamp 99' }),
    'offered, chosen': offered({ filters: { state: 'chosen' } }),
    'offered, not chosen': offered({ filters: { state: 'open' } }),
    'picker, search': () => ask('search-project-list', { ...place, search: 'lamp' }),
    'chosen by module': () => ask('view-selected-project-module-wise', place),
    assigned: () => ask('assigned-curriculum-data', place),
  };
  for (const [name, question] of Object.entries(asked))
    tell(`${schoolCount} schools: ${name}`, await measure(question), barMilliseconds);
  const { rows: open } = await db.execute<{ id: number }>(sql`
    select project_id as id from published_projects where class_ids = array[3::smallint] order by project_id desc limit 200`);
  const ids = open.map(({ id }) => id);
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await ask('selected-project', { ...place, project_ids: ids });
    took.push(performance.now() - begun);
    await ask('de-selected-project', { ...place, project_ids: ids });
  }
  tell(`${schoolCount} schools: choosing ${ids.length}`, took, choosingBar);
}

async function measure(ask: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await ask();
    took.push(performance.now() - begun);
  }
  return took.slice(4);
}

try {
  const postgres = await startPostgres();
  const database = openDatabase(postgres.url, patientLimits);
  await migrateDatabase(database.pool);
  await addOffice(database.pool);
  let before = 0;
  for (const size of sizes) {
    await grow(database.db, before, size);
    before = size;
    for (const [name, ask] of Object.entries(questions)) {
      tell(`${size} projects: ${name}`, await measure(() => ask(database.db)), barMilliseconds);
    }
  }
  await addSchools(database.pool, {
    firstId: firstSchool,
    schools: schoolCount,
    peopleEach: 20,
    noticesEach: 0,
    lastDay: '2026-11-18',
  });
  await addChoices(database.db);
  const quiet = () => undefined;
  const config = readConfig({ PORT: '0', DATA_DIR: postgres.folder, RATE_LIMITS: 'off' });
  const server = await startServer(config, postgres.url, {
    log: { info: quiet, warn: quiet, error: (details, message) => console.error(message, details) },
  });
  const port = Number(new URL(server.address).port);
  const nothing = async () => Number.NaN;
  await measureSchool(database, {
    port,
    pid: process.pid,
    stop: () => server.close(),
    takeLoopDelay: nothing,
  });
  await server.close();
  await database.close();
} finally {
  await stopEverything();
}
