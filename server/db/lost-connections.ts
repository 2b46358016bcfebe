import type { Pool } from 'pg';

/**
 * Lets the pool outlive each of its connections. pg reports a lost one by an `error` event, which ends the process
 * when nobody listens, and the pool listens only to idle connections. A lost connection in use leaves the pool by
 * itself, because its user may never return it: drizzle does not when `begin` fails.
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
