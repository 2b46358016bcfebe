import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodesOf, planOf, statementsOf } from '../query-plans.ts';
import { addTaughtProject, chooseAndGive } from '../teaching/taught-world.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { addWork } from './review-world.ts';

let test: TestServer;
let asha: Client;
let workId = 0;
beforeAll(async () => {
  test = await startTestServer();
  const { db } = test.server.app;
  const { gradeId, divisionId } = test.world.places['9A'];
  const project = await addTaughtProject(db);
  await chooseAndGive(db, { schoolId: 1, groupId: gradeId }, project.projectId, [
    { kind: 'division', id: divisionId },
  ]);
  const work = await addWork(db, { personId: test.world.dev.id, groupId: gradeId, divisionId });
  workId = work.id;
  // Fifty thousand of other schools.
  await db.execute(sql`
    insert into works (school_id, person_id, academic_year, project_id, kind, group_id, division_id,
      publication_number, title, state, attempt, submitted_at, created_at, updated_at)
    select 100 + n % 500, n, '2026-2027', n % 50, 'course', 1, n % 1000, 1, 'Lamp ' || n, 'in_review', 1, now(),
      now(), now() from generate_series(1, 50000) n`);
  await db.execute(sql`
    insert into work_attempts (school_id, work_id, number, person_id, learning, is_late, submitted_at)
    select school_id, id, 1, person_id, '', false, now() from works where school_id >= 100`);
  await db.execute(sql`
    insert into work_entries (school_id, work_id, attempt, person_id, kind, position, added_at)
    select school_id, id, 1, person_id, 'addUrl', 1, now() from works where school_id >= 100`);
  await db.execute(sql`
    insert into work_reviews (school_id, work_id, attempt, person_id, reviewer_id, updated_at)
    select school_id, id, 1, person_id, 1, now() from works where school_id >= 100`);
  await db.execute(sql`
    insert into work_comments (school_id, work_id, attempt, entry_id, person_id, author_id, anchor, text, created_at,
      updated_at)
    select school_id, id, 1, 1, person_id, 1, 'whole', 'x', now(), now() from works where school_id >= 100`);
  await db.execute(sql`
    insert into work_reminders (school_id, person_id, project_id, day, reminded_by, reminded_at)
    select school_id, person_id, project_id, '2026-11-01', 1, now() from works where school_id >= 100`);
  await test.server.app.database.pool.query('vacuum analyze');
  asha = await test.enter(test.world.asha);
});
afterAll(() => test.close());

it('the queue, a work, what comes next and who is behind are found by indexes however much all schools did [C5-01, C5-04]', async () => {
  const { pool } = test.server.app.database;
  const caller = { faculty_id: test.world.asha.id, school_id: 1 };
  const sent = await statementsOf(pool, async () => {
    await asha.ok('get-uploaded-project-student', {});
    await asha.ok('get-uploaded-project-student', { filters: { state: 'in_review' }, search: 'lamp' });
    await asha.ok('next-work', { after: workId });
    await asha.ok('get-submission', { id: workId });
    await asha.ok('get-project-dropdown', caller);
    await asha.ok('get-student-dropdown', caller);
    await asha.ok('review-class-list', {});
    await asha.ok('student-upload-pending-project', {});
    await asha.ok('faculty-project-count', { type: 1, ...caller });
    await asha.ok('chk-wall-of-fame', { work_id: workId });
  });
  const large = ['works', 'work_attempts', 'work_entries', 'work_reviews', 'work_comments', 'work_reminders'];
  const asked = sent.filter(({ text }) => large.some((table) => text?.includes(`"${table}"`)));
  expect(asked.length).toBeGreaterThan(8);
  const scanned: string[] = [];
  for (const statement of asked)
    for (const node of nodesOf(await planOf(pool, statement)))
      if (node['Node Type'] === 'Seq Scan' && large.includes(node['Relation Name'] ?? ''))
        scanned.push(`${node['Relation Name']}: ${statement.text.slice(0, 120)}`);
  expect(scanned).toEqual([]);
});
