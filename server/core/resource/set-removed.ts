import { eq } from 'drizzle-orm';
import type { ChangedRows } from '#contract/core/rows.ts';
import type { Queryable } from '#server/db/database.ts';
import { audit } from '../audit.ts';
import { changeRows, type RowToChange, refuseStaleRow } from '../change-rows.ts';
import { notFound } from '../refusal.ts';
import { hasParent, lockRow, nextPosition } from './lock-row.ts';
import type { LockedRow, RemoveScene, Resource } from './resource.types.ts';
import { changeRow, keyOf } from './stored-table.ts';
import { refusingTaken } from './taken.ts';

interface Removing {
  readonly rows: readonly RowToChange[];
  readonly isRemoved: boolean;
  readonly before?: (db: Queryable, row: LockedRow) => Promise<void>;
  readonly after?: (db: Queryable, row: LockedRow) => Promise<void>;
}

/** Removes rows or brings them back, each the other's undo; rows succeed or fail one by one. Returns new versions. */
export function setRemoved(
  resource: Resource,
  scene: RemoveScene,
  { rows, isRemoved, before, after }: Removing,
): Promise<ChangedRows> {
  const { app, actor, refuse } = scene;
  const { table, removedAt, position } = resource;
  return changeRows(scene.db, rows, async (db, { id, version: seen }) => {
    const row = await lockRow(db, resource, scene, id);
    if (!row) throw notFound();
    // A repeated command has nothing left to do.
    if (row.removed === isRemoved) return row.version;
    refuseStaleRow(scene, seen, row.version);
    await before?.(db, row);
    if (!isRemoved && !(await hasParent(db, resource, row))) throw refuse('parent_removed');
    const moved = position && {
      [keyOf(position)]: isRemoved ? null : nextPosition(resource, position, row.within),
    };
    const columns = { [keyOf(removedAt)]: isRemoved ? app.now() : null, ...moved };
    const version = await refusingTaken(
      { db, refuse },
      resource,
      () => row.title,
      () => changeRow(db, table, eq(table.id, id), columns),
    );
    await after?.(db, row);
    resource.changed(scene);
    const { area, of } = resource.audit;
    await audit({ app, db }, actor, `${area}.${isRemoved ? 'removed' : 'restored'}`, { of, id });
    return version;
  });
}
