import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { schools } from '#server/directory/schema.ts';
import { demoDataBegun } from './schema.ts';

/** What migrations and every start fill; all else is the demo's, whatever tables come later. */
const filledOtherwise = ['departments', 'master_classes', 'help_articles', 'server_keys'];

/**
 * Whether demo data are to be written: into a database without a school, or anew into one where a start was ended while
 * it wrote them, which is emptied first. Nothing that people can change says so: somebody's schools are never emptied.
 */
export async function beginSeeding(db: Queryable): Promise<boolean> {
  const begun = await db.select().from(demoDataBegun);
  const [school] = await db.select({ id: schools.id }).from(schools).limit(1);
  if (school && begun.length === 0) return false;
  if (school) await emptyTables(db);
  await endSeeding(db);
  await db.insert(demoDataBegun).values({});
  return true;
}

export async function endSeeding(db: Queryable): Promise<void> {
  await db.delete(demoDataBegun);
}

async function emptyTables(db: Queryable): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename::text as name from pg_tables where schemaname = 'public'`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !filledOtherwise.includes(name));
  await db.execute(
    sql`truncate ${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )}`,
  );
}
