import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Client, Pool, type PoolClient, types } from 'pg';
import { outliveConnections } from './lost-connections.ts';
import { type SlowWatch, watchStatements } from './slow-statements.ts';
import { isLost } from './unavailable.ts';

// int8 counts and ids stay below 2^53 here; pg would return them as text.
types.setTypeParser(types.builtins.INT8, Number);

/** Opens no transaction: a call in one must not wait for a second connection, since a crowd of those holds all. */
export type Queryable = Omit<NodePgDatabase, 'transaction'>;

/** Seconds are the longest waits; 0: without end. */
export interface DatabaseLimits {
  readonly connections: number;
  /** The wait for a connection when all are in use. */
  readonly waitSeconds: number;
  readonly lockSeconds: number;
  readonly statementSeconds: number;
  readonly idleSeconds: number;
}

/** For work that nobody waits for at a screen: migrations, demo data, jobs. */
export const patientLimits: DatabaseLimits = {
  connections: 5,
  waitSeconds: 60,
  lockSeconds: 60,
  statementSeconds: 600,
  idleSeconds: 600,
};

export interface DatabaseHandle {
  readonly db: Queryable;
  readonly pool: Pool;
  /** One transaction on a connection of its own: committed when `work` is done, rolled back when it throws. */
  readonly transaction: <T>(work: (db: Queryable) => Promise<T>) => Promise<T>;
  /** Waits a moment for running statements, then ends them. */
  readonly close: () => Promise<void>;
}

const closeMilliseconds = 2_000;
/** How much longer we wait for a server that does not even end a late statement. */
const graceMilliseconds = 5_000;

export function openDatabase(
  url: string,
  limits: DatabaseLimits = patientLimits,
  slow?: SlowWatch,
): DatabaseHandle {
  const statement = limits.statementSeconds * 1000;
  const pool = new Pool({
    connectionString: url,
    max: limits.connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: limits.waitSeconds * 1000,
    lock_timeout: limits.lockSeconds * 1000,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: limits.idleSeconds * 1000,
    keepAlive: true,
  });
  outliveConnections(pool);
  if (slow) watchStatements(pool, slow);
  if (statement > 0) pool.on('connect', (client) => hangUpOnSilence(client, statement + graceMilliseconds));
  const lent = new Set<PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  return {
    db: drizzle(pool),
    pool,
    transaction: (work) => inTransaction(pool, work),
    close: async () => {
      await Promise.race([pool.end(), setTimeout(closeMilliseconds, undefined, { ref: false })]);
      for (const client of lent) void client.end();
    },
  };
}

/** Gives up on a silent server by the socket's timer: pg's timers for each statement keep all it read in memory. */
function hangUpOnSilence(client: Client & { readonly readyForQuery?: boolean }, milliseconds: number): void {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(milliseconds, () => {
    if (!client.readyForQuery) stream.destroy(new Error('Query read timeout'));
  });
}

async function inTransaction<T>(pool: Pool, work: (db: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isOver = false;
  try {
    await client.query('begin');
    const result = await work(drizzle(client));
    const { command } = await client.query('commit');
    isOver = true;
    // A statement failed, and its caller hid the error.
    if (command === 'ROLLBACK')
      throw new Error('A transaction was committed after one of its statements failed.');
    return result;
  } catch (error) {
    if (!isOver && !isLost(error))
      isOver = await client.query('rollback').then(
        () => true,
        () => false,
      );
    throw error;
  } finally {
    // A connection whose transaction may still be open is not lent again.
    client.release(!isOver);
  }
}

/** Runs a piece of a transaction that may fail alone: only its own changes are undone. */
export async function inSavepoint<T>(db: Queryable, work: () => Promise<T>): Promise<T> {
  await db.execute('savepoint piece');
  try {
    const result = await work();
    await db.execute('release savepoint piece');
    return result;
  } catch (error) {
    await db.execute('rollback to savepoint piece');
    throw error;
  }
}
