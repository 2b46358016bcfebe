import type { Pool } from 'pg';

/**
 * pg's `error` event for a lost connection ends the process when nobody listens, and the pool listens only to idle
 * ones. A lost one in use leaves the pool by itself, since drizzle does not return it when `begin` fails.
 */
export function outliveConnections(pool: Pool): void {
  const lent = new WeakSet();
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('connect', (client) => {
    client.on('error', ignore);
    client.once('end', () => {
      if (!lent.has(client)) return;
      client.release(true);
      client.release = ignore;
    });
  });
}
