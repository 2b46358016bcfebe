import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { type Built, readRowsFast } from '#server/db/row-reader.ts';
import { people } from '#server/directory/schema.ts';
import { notices } from '#server/notices/schema/notice.ts';

const at = '2026-11-20 08:15:00.123456+00';
const rows = [
  [7, [{ url: 'https://example.org' }], '2026-11-23', at, 'Esha', true, '12', at],
  [8, [], null, at, null, false, '0', null],
];
/** A database whose every answer is these rows. */
const db = drizzle({ query: async () => ({ rows }) } as unknown as Pool);
const author = eq(people.id, notices.createdBy);

describe('rows of a prepared query', () => {
  it('are what drizzle makes of them', async () => {
    const pages = db
      .select({ id: notices.id, at: notices.createdAt, count: sql`count(*)`.mapWith(Number).as('count') })
      .from(notices)
      .as('pages');
    const query = db
      .select({
        notice: { id: notices.id, videos: notices.videos, day: notices.dueDate, at: notices.createdAt },
        firstName: people.firstName,
        isNew: sql<boolean>`true`,
        count: pages.count,
        at: pages.at,
      })
      .from(notices)
      .innerJoin(people, author)
      .innerJoin(pages, eq(pages.id, notices.id))
      .prepare('rows');
    const ofDrizzle = await query.execute();
    expect(ofDrizzle[0]).toMatchObject({ notice: { id: 7, at: new Date(at) }, count: 12 });
    readRowsFast(query as unknown as Built);
    expect(query).toHaveProperty('customResultMapper', expect.any(Function));
    expect(await query.execute()).toStrictEqual(ofDrizzle);
  });

  it('are left to drizzle where a join may find nothing', () => {
    const query = db.select().from(notices).leftJoin(people, author).prepare('rows') as unknown as Built;
    readRowsFast(query);
    expect(query.customResultMapper).toBeUndefined();
  });
});
