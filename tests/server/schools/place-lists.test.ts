import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DatabaseHandle, openDatabase } from '#server/db/database.ts';
import { schoolsReached } from '#server/notices/queries/office-audience.ts';
import { listCountries, listSchools, listStates } from '#server/schools/queries/places.ts';
import { createDatabase } from '../test-server.ts';

/** 250 countries, 5,000 states, 100,000 schools. */
let database: Awaited<ReturnType<typeof createDatabase>>;
let opened: DatabaseHandle;
const asked = { search: '', limit: 50, cursor: 0, ids: [] as number[] };
const nowhere = { countryIds: [] as number[], stateIds: [] as number[] };

beforeAll(async () => {
  database = await createDatabase();
  opened = openDatabase(database.url);
  const { pool } = opened;
  await pool.query(
    `insert into countries (id, name) select n, 'Country ' || n from generate_series(1, 250) n`,
  );
  await pool.query(
    `insert into states (country_id, id, name) select 1 + n % 250, n, 'State ' || n from generate_series(1, 5000) n`,
  );
  await pool.query(
    `insert into schools (id, name, short_name, model, country_id, state_id, time_zone, academic_year)
    select n, (array['Sunrise', 'Ganga', 'विद्या', 'Oak', 'River'])[1 + n % 5] || ' School ' || n, 'S', 0,
      1 + s % 250, s, 'Asia/Kolkata', ''
    from generate_series(1, 100000) n, lateral (select 1 + n % 5000 as s) place`,
  );
  await pool.query('analyze');
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}
const scans = (node: PlanNode): string[] => [
  ...(node['Relation Name'] === 'schools' ? [node['Node Type']] : []),
  ...(node.Plans ?? []).flatMap(scans),
];

/** How the planner reaches schools for what `ask` sends. */
async function accessToSchools(ask: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(opened.pool, 'query');
  await ask();
  const [query, values]: unknown[] = sent.mock.calls[0] ?? [];
  const { text } = query as { text: string };
  sent.mockRestore();
  const { rows } = await opened.pool.query(`explain (format json) ${text}`, values as unknown[]);
  return scans(rows[0]['QUERY PLAN'][0].Plan);
}

describe('the lists the central office picks from', () => {
  it.each([
    ['the first page', asked, nowhere],
    ['a page further on', { ...asked, cursor: 50_000 }, nowhere],
    ['a word that is rare', { ...asked, search: '77777' }, nowhere],
    ['a word that is common', { ...asked, search: 'sunrise' }, nowhere],
    ['two letters', { ...asked, search: 'zz' }, nowhere],
    ['another script', { ...asked, search: 'विद्या 7' }, nowhere],
    ['one state', asked, { countryIds: [7], stateIds: [6] }],
    ['several countries and a word', { ...asked, search: 'ganga' }, { countryIds: [3, 4, 5], stateIds: [] }],
    ['names of ids', { ...asked, ids: [5, 70_000] }, nowhere],
  ] as const)('reach schools by an index: %s [C1-14]', async (_what, wanted, within) => {
    const nodes = await accessToSchools(() => listSchools(opened.db, { schools: null }, wanted, within));
    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes).not.toContain('Seq Scan');
  });

  it('hand out every place once, page by page, in the order of names [C1-14]', async () => {
    const seen: string[] = [];
    let cursor = 0;
    do {
      const page = await listStates(opened.db, { ...asked, limit: 7, cursor }, { countryIds: [9, 10] });
      seen.push(...page.rows.map((row) => row.name));
      cursor = page.next;
    } while (cursor !== 0);
    expect(seen).toHaveLength(40);
    expect(new Set(seen).size).toBe(40);
    const { rows } = await opened.db.execute<{ name: string }>(
      sql`select name from states where country_id in (9, 10) order by name, id`,
    );
    expect(seen).toEqual(rows.map((row) => row.name));
  });

  it('find a name by the beginnings of its words, accents, case and script apart', async () => {
    const found = async (search: string) =>
      (await listCountries(opened.db, { ...asked, search })).rows.map((row) => row.name);
    expect(await found('COUNTRY 25')).toContain('Country 25');
    expect(await found('ountry')).toHaveLength(50);
    expect(await found('nothing')).toEqual([]);
    const schools = await listSchools(
      opened.db,
      { schools: null },
      { ...asked, search: 'विद्या 99997' },
      nowhere,
    );
    expect(schools.rows.map((row) => row.id)).toEqual([99_997]);
  });
});

it('goes through the schools of a rule part by part, without a gap or a repeat [AF-02]', async () => {
  const { db, pool } = opened;
  await pool.query(
    `insert into office_audiences values (1, 0, 0, 0), (2, 3, 0, 0), (3, 7, 6, 0), (4, 7, 6, 5005)`,
  );
  const all = async (noticeId: number, limit: number) => {
    const ids: number[] = [];
    for (;;) {
      const part = await schoolsReached(db, noticeId, ids.at(-1) ?? 0, limit);
      ids.push(...part.map((school) => school.id));
      if (part.length < limit) return ids;
    }
  };
  const expected = async (where: string) =>
    (await pool.query(`select id from schools where ${where} order by id`)).rows.map((row) => row.id);
  expect(await all(1, 20_000)).toEqual(await expected('id <> 0'));
  expect(await all(2, 100)).toEqual(await expected('country_id = 3'));
  expect(await all(3, 7)).toEqual(await expected('country_id = 7 and state_id = 6'));
  expect(await all(4, 7)).toEqual([5005]);
});
