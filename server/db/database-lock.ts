import { Client } from 'pg';

/** Runs `work` while no other process works under the same number; the others wait. */
export async function withDatabaseLock<T>(
  databaseUrl: string,
  lockNumber: number,
  work: () => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    return await work();
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}
