import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { people, schools } from '#server/directory/schema.ts';
import { beginSeeding, endSeeding } from '#server/seeds/half-seeded.ts';
import { createDatabase } from '../test-server.ts';
import { buildWorld } from '../world.ts';

/** A new, migrated database, as a first start finds it. */
async function freshDatabase() {
  const made = await createDatabase();
  const database = openDatabase(made.url);
  const count = async (table: string) => {
    const { rows } = await database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    );
    return rows[0]?.n;
  };
  const everyTable = async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const filled = [];
    for (const { name } of rows) if ((await count(name)) !== 0) filled.push(name);
    return filled;
  };
  return {
    db: database.db,
    count,
    everyTable,
    [Symbol.asyncDispose]: async () => {
      await database.close();
      await made.drop();
    },
  };
}

it('a first start that was ended while it wrote demo data begins anew, with nothing left of the first', async () => {
  await using fresh = await freshDatabase();
  const before = await fresh.everyTable();
  const articles = await fresh.count('help_articles');
  expect(await beginSeeding(fresh.db)).toBe(true);
  await buildWorld(fresh.db);
  // Killed here; the next start:
  expect(await beginSeeding(fresh.db)).toBe(true);
  expect(await fresh.everyTable()).toEqual([...before, 'demo_data_begun'].toSorted());
  expect(await fresh.count('help_articles')).toBe(articles);
  await buildWorld(fresh.db);
  await endSeeding(fresh.db);
  expect(await beginSeeding(fresh.db)).toBe(false);
});

it('a school that is the demo school no more, or called as it is, is never emptied by a start', async () => {
  await using fresh = await freshDatabase();
  await beginSeeding(fresh.db);
  await buildWorld(fresh.db);
  await endSeeding(fresh.db);
  const there = await fresh.count('people');
  await fresh.db.update(schools).set({ name: 'Banyan Demo School', isDemo: false }).where(eq(schools.id, 5));
  expect(await beginSeeding(fresh.db)).toBe(false);
  expect(await fresh.db.$count(people)).toBe(there);
});
