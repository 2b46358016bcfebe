import type { Client } from 'pg';

/** How many connections of the database wait for a lock that another one holds. */
export async function lockWaits(db: Client): Promise<number> {
  // Within a transaction PostgreSQL shows the connections that it saw at the first look.
  await db.query('select pg_stat_clear_snapshot()');
  const { rowCount } = await db.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}
