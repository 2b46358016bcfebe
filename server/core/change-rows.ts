import type { ChangedRows } from '#contract/core/rows.ts';
import { inSavepoint, type Queryable } from '../db/database.ts';
import { isRefusal, type Refusal, type Refusing, refuseStale } from './refusal.ts';

export interface RowToChange {
  readonly id: number;
  readonly version: number;
}

/**
 * Changes rows one by one. `change` returns a row's new version or throws a `Refusal`, which undoes that row alone. A
 * single row is refused like any call. `db` must be in a transaction.
 */
export async function changeRows(
  db: Queryable,
  rows: readonly RowToChange[],
  change: (db: Queryable, row: RowToChange) => Promise<number>,
): Promise<ChangedRows> {
  const done: ChangedRows['done'] = [];
  const refused: ChangedRows['refused'] = [];
  // One fixed order: two people who change the same rows wait for each other instead of deadlocking.
  for (const row of rows.toSorted((a, b) => a.id - b.id)) {
    try {
      done.push({ id: row.id, version: await inSavepoint(db, () => change(db, row)) });
    } catch (error) {
      if (!isRefusal(error) || rows.length === 1) throw error;
      refused.push({ id: row.id, ...refusedRow(error) });
    }
  }
  return { done, refused };
}

/** Refuses a change that was made on an older version of the row. */
export function refuseStaleRow(scene: Refusing<'stale'>, seen: number, stored: number): void {
  refuseStale(scene, stored, seen);
}

export const refusedRow = ({ code, information, facts: { params } }: Refusal) => ({
  code,
  information,
  ...(params ? { params } : {}),
});
