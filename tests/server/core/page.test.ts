import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/core/define-call.ts';
import type { LookupRequest } from '#contract/core/lookup.ts';
import type { PageRequest } from '#contract/core/page.ts';
import { roles } from '#contract/core/roles.ts';
import { changeRows, refuseStaleRow } from '#server/core/change-rows.ts';
import { notFound, refuserOf } from '#server/core/refusal.ts';
import { type DatabaseHandle, openDatabase, type Queryable } from '#server/db/database.ts';
import { lookupOf } from '#server/db/lookup.ts';
import { pageOf } from '#server/db/page.ts';
import { people } from '#server/directory/schema.ts';
import { nodesOf, planOf, statementsOf } from '../query-plans.ts';
import { createDatabase } from '../test-server.ts';
import { buildWorld } from '../world.ts';

/** 20,000 people of one school, of a thousand names, among the named ones of three schools. */
const many = 20_000;
const school = 1;

let database: Awaited<ReturnType<typeof createDatabase>>;
let opened: DatabaseHandle;

beforeAll(async () => {
  database = await createDatabase();
  opened = openDatabase(database.url);
  await buildWorld(opened.db);
  await opened.db.execute(sql`
    insert into people (school_id, role, login_name, first_name, last_name, is_active)
    select ${school}, 3, 'P' || n, 'First' || n % 1000, 'Last' || n, n % 10 > 0
    from generate_series(1, ${many}) n`);
  await opened.pool.query('vacuum analyze people');
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

type Sort = 'name' | 'login';

const listed = (db: Queryable, wanted: Partial<PageRequest<Sort>>) =>
  pageOf(
    db,
    { page: 1, size: 30, search: '', sort: [], ...wanted },
    {
      of: people,
      where: and(eq(people.schoolId, school), eq(people.role, 3)),
      search: people.searchText,
      sorts: { name: [people.firstName, people.lastName], login: people.loginName },
      order: { by: 'name' },
      key: people.id,
      rows: (bound) =>
        bound(
          db
            .select({
              id: people.id,
              first: people.firstName,
              last: people.lastName,
              login: people.loginName,
            })
            .from(people),
        ),
    },
  );

describe('a page', () => {
  it('has its rows, the exact total and nobody of another school', async () => {
    const page = await listed(opened.db, { size: 100 });
    // dev, esha and farid are students of the school too.
    expect(page).toMatchObject({ total: many + 3, page: 1, size: 100 });
    expect(page.rows).toHaveLength(100);
    expect(page.rows[0]?.first).toBe('Dev');
  });

  it('beyond the end is the last one, also when nothing matches', async () => {
    const size = 100;
    const last = await listed(opened.db, { page: 999_999, size });
    expect(last).toMatchObject({ total: many + 3, page: Math.ceil((many + 3) / size) });
    expect(last.rows).toHaveLength((many + 3) % size);
    expect(await listed(opened.db, { page: 7, search: 'nobody at all' })).toEqual({
      rows: [],
      total: 0,
      page: 1,
      size: 30,
    });
  });

  it('finds words in any order, and takes signs for no patterns', async () => {
    const { rows, total } = await listed(opened.db, { search: 'last77 FIRST77' });
    expect(total).toBeGreaterThan(0);
    expect(rows.every(({ first, last }) => /77/.test(first) && last.startsWith('Last77'))).toBe(true);
    expect((await listed(opened.db, { search: '%' })).total).toBe(many + 3);
  });

  it('holds every row once, whatever it is sorted by and however many sort alike', async () => {
    for (const sort of [[{ by: 'name', descending: true }], [{ by: 'login', descending: false }]] as const) {
      const seen: number[] = [];
      const first = await listed(opened.db, { search: 'first7', size: 100, sort });
      for (let page = 1; page <= Math.ceil(first.total / 100); page += 1) {
        const { rows } = await listed(opened.db, { search: 'first7', size: 100, page, sort });
        seen.push(...rows.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(first.total);
      // Pages beyond the middle are read from the end: they join the others in the same order.
      const whole = await listed(opened.db, { search: 'first7', size: first.total, sort });
      expect(seen).toEqual(whole.rows.map(({ id }) => id));
    }
  });

  it('is sorted both ways, the first of several sorts counting most', async () => {
    const sort = [
      { by: 'name', descending: true },
      { by: 'login', descending: false },
    ] as const;
    const { rows } = await listed(opened.db, { sort, search: 'last' });
    expect(rows[0]?.first).toBe('First999');
    const up = await listed(opened.db, { sort: [{ by: 'login', descending: false }], search: 'last' });
    expect(up.rows[0]?.login).toBe('P1');
  });

  it('finds the rows of a search by an index, not by going through all people', async () => {
    const sent = await statementsOf(opened.pool, () => listed(opened.db, { search: 'last777' }));
    expect(sent).toHaveLength(2);
    for (const statement of sent) {
      const nodes = nodesOf(await planOf(opened.pool, statement));
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
      expect(nodes.some((node) => node['Index Name'] === 'people_search')).toBe(true);
    }
  });
});

describe('a list to choose from', () => {
  const choose = (wanted: Partial<LookupRequest>, role: Role = roles.student) =>
    lookupOf(
      opened.db,
      { search: '', ids: [], page: 1, ...wanted },
      {
        of: people,
        where: and(eq(people.schoolId, school), eq(people.role, role)),
        id: people.id,
        search: people.searchText,
        order: [people.firstName],
        rows: (bound) =>
          bound(
            opened.db.select({ id: people.id, name: people.firstName, hint: people.loginName }).from(people),
          ),
      },
    );

  it('comes whole while it is short, and 200 at a time when it is long', async () => {
    const teachers = await choose({}, 4);
    expect(teachers.rows.map(({ name }) => name)).toEqual(['Asha', 'Bina', 'Chetan']);
    const pupils = await choose({});
    expect([pupils.rows.length, pupils.total]).toEqual([200, many + 3]);
    const next = await choose({ page: 2 });
    expect(next.rows[0]?.id).not.toBe(pupils.rows[0]?.id);
    expect((await choose({ page: 9999 })).rows).toEqual([]);
  });

  it('is searched, and names what was chosen before, of nobody but those one may choose', async () => {
    expect((await choose({ search: 'Dev' })).rows.map(({ name }) => name)).toEqual(['Dev']);
    const {
      rows: [asha],
    } = await choose({}, 4);
    expect((await choose({ ids: [asha?.id ?? 0] }, 4)).rows).toEqual([asha]);
    expect((await choose({ ids: [asha?.id ?? 0] })).rows).toEqual([]);
  });
});

describe('changing rows', () => {
  const rename = (id: number, lastName: string) => (db: Queryable) =>
    db.update(people).set({ lastName }).where(eq(people.id, id));
  const nameOf = async (id: number) =>
    (await opened.db.select({ name: people.lastName }).from(people).where(eq(people.id, id)))[0]?.name;

  it('does each row for itself, and takes back what a refused one had changed', async () => {
    const {
      rows: [one, other],
    } = await listed(opened.db, { search: 'last' });
    if (!one || !other) throw new Error('Nobody is there.');
    const rows = [
      { id: one.id, version: 4 },
      { id: other.id, version: 2 },
    ];
    const answer = await opened.transaction((tx) =>
      changeRows(tx, rows, async (db, { id, version }) => {
        await rename(id, 'Changed')(db);
        refuseStaleRow({ refuse: refuserOf({ stale: 'Somebody else changed this.' }) }, version, 4);
        return 5;
      }),
    );
    expect(answer.done).toEqual([{ id: one.id, version: 5 }]);
    expect(answer.refused).toMatchObject([{ id: other.id, code: 'stale' }]);
    expect([await nameOf(one.id), await nameOf(other.id)]).toEqual(['Changed', other.last]);
  });

  it('refuses a single row like any call, and lets a fault through', async () => {
    const gone = opened.transaction((tx) =>
      changeRows(tx, [{ id: 1, version: 1 }], () => Promise.reject(notFound())),
    );
    await expect(gone).rejects.toMatchObject({ code: 'not_found' });
    const rows = [
      { id: 1, version: 1 },
      { id: 2, version: 1 },
    ];
    const broken = opened.transaction((tx) => changeRows(tx, rows, () => Promise.reject(new Error('disk'))));
    await expect(broken).rejects.toThrow('disk');
  });
});
