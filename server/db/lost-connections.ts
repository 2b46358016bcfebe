import type { Pool } from 'pg';

/** 08: connection exception. 53: no memory, disk or connection left. 57P: shut down, crashed, starting. 25P03, 25P04: ended for idling. */
const states = /^(08...|53...|57P0[1-5]|25P0[34])$/;
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** pg's own, which bear no code. */
const messages =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|Cannot use a pool after|timeout exceeded when trying to connect)/;

/** Whether a query failed because the database is not there for it, now: asked again in a moment, it may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (states.test(code) || systemCodes.has(code) || messages.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return isDatabaseAway(error.cause);
}

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
