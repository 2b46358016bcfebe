import type { ChangedRows } from '#contract/core/rows.ts';
import { inSavepoint, type Queryable } from '../db/database.ts';
import { isRefusal, type Refusal, type Refusing, refuseStale } from './refusal.ts';

export interface RowToChange {
  readonly id: number;
  readonly version: number;
}

export interface ChangedRow {
  readonly version: number;
  readonly note?: string;
}

/** Changes rows one by one in a transaction. A `Refusal` of `change` undoes that row alone; a single row throws it. */
export async function changeRows(
  db: Queryable,
  rows: readonly RowToChange[],
  change: (db: Queryable, row: RowToChange) => Promise<number | ChangedRow>,
): Promise<ChangedRows> {
  const done: ChangedRows['done'] = [];
  const refused: ChangedRows['refused'] = [];
  // One fixed order: two people who change the same rows wait for each other instead of deadlocking.
  for (const row of rows.toSorted((a, b) => a.id - b.id)) {
    try {
      const changed = await inSavepoint(db, () => change(db, row));
      done.push({ id: row.id, ...(typeof changed === 'number' ? { version: changed } : changed) });
    } catch (error) {
      if (!isRefusal(error) || rows.length === 1) throw error;
      refused.push({ id: row.id, ...refusedRow(error) });
    }
  }
  return { done, refused };
}

export function refuseStaleRow(scene: Refusing<'stale'>, seen: number, stored: number): void {
  refuseStale(scene, stored, seen);
}

export const refusedRow = ({ code, information, facts: { params } }: Refusal) => ({
  code,
  information,
  ...(params ? { params } : {}),
});
