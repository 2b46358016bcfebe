import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { uploads } from '#server/files/schema/upload.ts';
import { screenShares } from '#server/screen-share/schema.ts';

/** Milliseconds when the newest applied migration was written; 0: none. */
export async function appliedMigration(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.at ?? 0);
}

/** Uploads begun before `since` count as abandoned. */
export async function workUnderWay(db: Queryable, since: Date): Promise<{ uploads: number; shares: number }> {
  const { rows } = await db.execute<{ uploads: number; shares: number }>(sql`
    select (select count(*) from ${uploads} where ended_at is null and created_at > ${since.toISOString()}) as uploads,
      (select count(*) from ${screenShares} where ended_at is null) as shares`);
  return rows[0] ?? { uploads: 0, shares: 0 };
}
