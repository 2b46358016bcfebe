import { Client } from 'pg';
import type { Collected } from './collected.ts';
import { migrationTexts } from './tenant-tables.ts';

const beginning = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);

/**
 * Runs the migrations in an empty database, one statement after another, goes on after what it refuses, and lets it
 * plan each collected statement without running it. Gives a line for each refusal.
 */
export async function tryDatabase(url: string, collected: readonly Collected[]): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const refused: string[] = [];
  const attempt = async (where: string, text: string, sent = text) => {
    try {
      await client.query(sent);
      return true;
    } catch (error) {
      refused.push(`${where}: ${error instanceof Error ? error.message : String(error)}: ${beginning(text)}`);
      return false;
    }
  };
  try {
    const { rows } = await client.query<{ tables: number }>(
      "select count(*)::int as tables from information_schema.tables where table_schema = 'public'",
    );
    if (rows[0]?.tables !== 0) throw new Error('The database is not empty.');
    // What the migrator keeps for itself.
    await attempt('the migrator', 'create schema drizzle');
    await attempt(
      'the migrator',
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    for (const { file, texts } of migrationTexts()) for (const text of texts) await attempt(file, text);
    for (const { asker, text } of collected) {
      if (!/^\s*\(*(?:select|insert|update|delete|with|values|merge)\b/i.test(text)) continue;
      if (await attempt(asker, text, `prepare tried as ${text}`)) await client.query('deallocate tried');
    }
  } finally {
    await client.end();
  }
  return refused;
}
