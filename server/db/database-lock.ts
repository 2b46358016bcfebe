import { Client } from 'pg';

/** Does the work while no other process does work under the same number; the others wait. */
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
    // The lock goes with its connection.
    await client.end();
  }
}
