import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, types } from 'pg';
import { outliveConnections } from './lost-connections.ts';
import * as noticeTables from './schema/notice.ts';
import * as schoolTables from './schema/school.ts';
import * as sessionTables from './schema/session.ts';

// int8 counts and ids stay below 2^53 here; pg would hand them out as text.
types.setTypeParser(types.builtins.INT8, Number);

const schema = { ...schoolTables, ...sessionTables, ...noticeTables };

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Either: a query works the same inside a transaction and outside. */
export type Queryable = Database | Transaction;

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

export function openDatabase(url: string): DatabaseHandle {
  const pool = new Pool({ connectionString: url, max: 20, idleTimeoutMillis: 30_000 });
  outliveConnections(pool);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
