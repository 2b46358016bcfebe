import type { Pool } from 'pg';
import type { MeasureSource } from '#server/core/measures.ts';
import type { Queryable } from '#server/db/database.ts';
import { workUnderWay } from '../queries/looks.ts';

export function poolMeasures(pools: Readonly<Record<'calls' | 'jobs', Pool>>): MeasureSource {
  const each = (count: (pool: Pool) => number) =>
    Object.entries(pools).map(([pool, of]) => ({ labels: { pool }, value: count(of) }));
  return {
    measures: [
      { name: 'banyan_database_connections', help: 'Connections there are.', type: 'gauge' },
      { name: 'banyan_database_connections_in_use', help: 'Connections that work.', type: 'gauge' },
      { name: 'banyan_database_connections_most', help: 'Connections there may be.', type: 'gauge' },
      { name: 'banyan_database_waiting', help: 'Who waits for a connection.', type: 'gauge' },
    ],
    read: () => ({
      banyan_database_connections: each((pool) => pool.totalCount),
      banyan_database_connections_in_use: each((pool) => pool.totalCount - pool.idleCount),
      banyan_database_connections_most: each((pool) => pool.options.max),
      banyan_database_waiting: each((pool) => pool.waitingCount),
    }),
  };
}

/** Uploads and shares in the database, of all servers. */
export function workMeasures(db: Queryable, now: () => Date): MeasureSource {
  return {
    measures: [
      { name: 'banyan_uploads_under_way', help: 'Uploads that have begun and not ended.', type: 'gauge' },
      { name: 'banyan_screen_shares', help: 'Screens that are shared.', type: 'gauge' },
    ],
    read: async () => {
      const { uploads, shares } = await workUnderWay(db, new Date(now().getTime() - 86_400_000));
      return { banyan_uploads_under_way: [{ value: uploads }], banyan_screen_shares: [{ value: shares }] };
    },
  };
}
