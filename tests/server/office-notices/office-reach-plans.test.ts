import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { officePeopleCounted } from '#contract/notices/office.rules.ts';
import { type DatabaseHandle, openDatabase } from '#server/db/database.ts';
import { countOfficeReaders, schoolsOf } from '#server/notices/queries/office-rule.ts';
import { countComers, countOpened, countSchoolChanges } from '#server/office-notices/queries/changes.ts';
import { areTooMany, schoolsByState } from '#server/office-notices/queries/delivery.ts';
import { createDatabase } from '#tests/server/test-server.ts';

/** 8,000 schools in 40 states of two countries, 15 people each: more than are counted at once. */
let database: Awaited<ReturnType<typeof createDatabase>>;
let opened: DatabaseHandle;

beforeAll(async () => {
  database = await createDatabase();
  opened = openDatabase(database.url);
  const { pool } = opened;
  await pool.query(
    `insert into schools (id, name, short_name, model, country_id, state_id, time_zone, academic_year)
    select n, 'School ' || n, '', 0, 1 + n % 2, 1 + n % 40, 'UTC', '' from generate_series(1, 8000) n`,
  );
  await pool.query(
    `insert into people (school_id, role, login_name, first_name, last_name, email)
    select 1 + n / 15, case when n % 15 = 0 then 2 when n % 15 = 1 then 4 else 3 end, 'P' || n, 'N', 'L',
      case when n % 9 = 0 then '' else 'a@b.example' end
    from generate_series(0, 119999) n`,
  );
  await pool.query('vacuum analyze');
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const everywhere = {
  lines: [{ countryId: 0, stateId: 0, targetId: 0 }],
  noticeFor: 6,
  gradeIds: [],
} as const;
const states = (...ids: number[]) => ({
  ...everywhere,
  lines: ids.map((stateId) => ({ countryId: 1 + ((stateId - 1) % 2), stateId, targetId: 0 })),
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many people were looked at, and by which kinds of scan. */
async function lookedAt(run: () => Promise<unknown>) {
  const sent = vi.spyOn(opened.pool, 'query');
  await run();
  const calls = sent.mock.calls.map(([query, values]: unknown[]) => ({ query, values }));
  sent.mockRestore();
  const nodes: PlanNode[] = [];
  for (const { query, values } of calls) {
    const { text } = query as { text: string };
    const { rows } = await opened.pool.query(`explain (analyze, format json) ${text}`, values as unknown[]);
    nodes.push(
      ...nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === 'people'),
    );
  }
  const looked = nodes.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
  return { looked, scans: [...new Set(nodes.map((node) => node['Node Type']))] };
}

it('one state is counted exactly, through indexes, without going through everybody', async () => {
  const rule = states(1);
  expect(await countOfficeReaders(opened.db, rule)).toMatchObject({
    people: 3000,
    isMore: false,
    admins: 200,
    faculty: 200,
    students: 2600,
  });
  const { looked, scans } = await lookedAt(() => countOfficeReaders(opened.db, rule));
  expect(looked).toBeLessThan(3000 * 1.2);
  expect(scans).toContain('Index Only Scan');
  expect(scans).not.toContain('Seq Scan');
});

it('everybody is counted up to the bound and no further', async () => {
  expect(await countOfficeReaders(opened.db, everywhere)).toMatchObject({
    people: officePeopleCounted,
    isMore: true,
  });
  const { looked } = await lookedAt(() => countOfficeReaders(opened.db, everywhere));
  expect(looked).toBeLessThan(officePeopleCounted * 1.2);
  expect(await areTooMany(opened.db, everywhere, schoolsOf(everywhere))).toBe(true);
  expect(await areTooMany(opened.db, states(1, 2), schoolsOf(states(1, 2)))).toBe(false);
  const all = await schoolsByState(opened.db, schoolsOf(everywhere));
  expect(all.reduce((sum, row) => sum + row.count, 0)).toBe(8000);
});

it('an edit is counted by those who come and go alone, and up to the bound', async () => {
  const staff = { ...everywhere, noticeFor: 2 } as const;
  const { db } = opened;
  expect(await countComers(db, everywhere, everywhere)).toBe(0);
  // Schools that are there before and after are not gone through for those who stay.
  const admins = { ...everywhere, noticeFor: 5 } as const;
  expect(await countComers(db, admins, staff)).toBe(8000);
  expect((await lookedAt(() => countComers(db, admins, staff))).looked).toBeLessThan(8000 * 1.2);
  expect(await countComers(db, states(1, 2), states(1))).toBe(3000);
  expect((await lookedAt(() => countComers(db, states(1, 2), states(1)))).looked).toBeLessThan(3000 * 1.2);
  expect(await countComers(db, everywhere, states(1))).toBeNull();
  expect((await lookedAt(() => countComers(db, everywhere, states(1)))).looked).toBeLessThan(
    officePeopleCounted * 1.2,
  );
  expect(await countSchoolChanges(db, states(1, 2), staff)).toMatchObject({ gained: 7600, gaining: 7600 });
  expect(await countSchoolChanges(db, states(1, 2), everywhere)).toMatchObject({ gained: 7600, losing: 0 });
});

it('those who have opened an edited notice are found by what they opened', async () => {
  const { db, pool } = opened;
  await pool.query(
    `insert into notice_receipts (school_id, notice_id, person_id, seen_at, as_reader)
    select school_id, 5, id, now(), true from people where school_id <= 100`,
  );
  await pool.query('analyze notice_receipts');
  const opened100 = await countOpened(db, 5, everywhere, states(1));
  expect(opened100.seen + opened100.lost_seen).toBe(1500);
  const { looked, scans } = await lookedAt(() => countOpened(db, 5, everywhere, states(1)));
  expect(looked).toBeLessThan(1500 * 1.2);
  expect(scans).not.toContain('Seq Scan');
});
