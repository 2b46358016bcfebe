import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodesOf, planOf, statementsOf } from '../query-plans.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { addTaughtProject, chooseAndGive } from './taught-world.ts';

let test: TestServer;
let asha: Client;
let dev: Client;
let project: Awaited<ReturnType<typeof addTaughtProject>>;
beforeAll(async () => {
  test = await startTestServer();
  const { db } = test.server.app;
  project = await addTaughtProject(db);
  const { gradeId, divisionId } = test.world.places['9A'];
  await chooseAndGive(db, { schoolId: 1, groupId: gradeId }, project.projectId, [
    { kind: 'division', id: divisionId },
  ]);
  // Fifty thousand of other schools and years.
  for (const [table, columns, values] of [
    ['completions', 'subject, subject_id, done_by, done_at', "'session', n / 1000, 1, now()"],
    ['session_shares', 'session_id, shared_by, shared_at', 'n / 1000, 1, now()'],
    [
      'planned_sessions',
      'session_id, planned_on, planned_by, planned_at',
      "n / 1000, '2026-12-01', 1, now()",
    ],
  ] as const)
    await db.execute(sql`
      insert into ${sql.identifier(table)} (school_id, academic_year, division_id, project_id, ${sql.raw(columns)})
      select 100 + n % 500, '2026-2027', n % 1000, 1, ${sql.raw(values)} from generate_series(1, 50000) n`);
  await test.server.app.database.pool.query('vacuum analyze');
  [asha, dev] = [await test.enter(test.world.asha), await test.enter(test.world.dev)];
});
afterAll(() => test.close());

it('how far a class is, and what a student finds, is told by indexes however much all schools did [C4-02, EN-30, CA-04]', async () => {
  const { pool } = test.server.app.database;
  const { gradeId: grade, divisionId: division } = test.world.places['9A'];
  const of = { project_id: project.projectId, grade, division };
  const sent = await statementsOf(pool, async () => {
    await asha.ok('get-course-complete-status', of);
    await asha.ok('get-project-session-list', of);
    await asha.ok('get-faculty-project-list', {});
    await asha.ok('teaching-today', {});
    await asha.ok('planned-session-list', { from: '2026-11-01', to: '2026-11-30' });
    await asha.ok('faculty-total-mod-sess', { faculty_id: test.world.asha.id });
    await dev.ok('get-student-home', {});
    await dev.ok('get-student-learning-list', { type: 'Classroom' });
    await dev.ok('get-student-project-session-list', { project_id: project.projectId });
  });
  const large = ['completions', 'session_shares', 'planned_sessions'];
  const asked = sent.filter(({ text }) => large.some((table) => text?.includes(`"${table}"`)));
  expect(asked.length).toBeGreaterThan(8);
  const scanned: string[] = [];
  for (const statement of asked) {
    const nodes = nodesOf(await planOf(pool, statement));
    for (const node of nodes)
      if (node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''))
        scanned.push(`${node['Relation Name']}: ${statement.text.slice(0, 120)}`);
  }
  expect(scanned).toEqual([]);
});
