import type { Pool } from 'pg';

/**
 * Lets the pool outlive each of its connections. pg tells of a lost one by an `error` event, which ends the process
 * when nobody hears it: the pool hears those of idle connections alone. A lost connection that is lent out leaves the
 * pool by itself, for whoever has it may never give it back: drizzle does not when `begin` fails.
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
