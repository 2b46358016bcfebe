import { eq } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { audit } from '../audit.ts';
import { refuseStaleRow } from '../change-rows.ts';
import { withIdempotencyKey } from '../form-sessions.ts';
import { notFound } from '../refusal.ts';
import { lockRow, nextPosition } from './lock-row.ts';
import type { LockedRow, Resource, SaveScene } from './resource.types.ts';
import { type ColumnValues, changeRow, keyOf, type StoredTable } from './stored-table.ts';
import { refusingTaken } from './taken.ts';

interface Saved {
  readonly id: number;
  readonly version: number;
}

/** Columns that the engine writes itself. */
type Kept = 'id' | 'version' | 'removedAt' | 'position';

type Added<Table extends StoredTable, Values> = Omit<PgInsertValue<Table>, keyof Values | Kept>;

interface Saving<Table extends StoredTable, Values> {
  /** `id` 0: a new row. */
  readonly input: { readonly id: number; readonly version: number; readonly formSession: string };
  readonly within?: number;
  /** Returns the room's columns, or refuses. `row` is the row before, null for a new one. */
  readonly values: (row: LockedRow | null) => Values | Promise<Values>;
  readonly added: Added<Table, Values>;
  readonly after?: (saved: Saved, row: LockedRow | null) => Promise<unknown>;
}

type GivenSaving<Table extends StoredTable, Values> =
  Partial<Added<Table, Values>> extends Added<Table, Values>
    ? Omit<Saving<Table, Values>, 'added'> & Partial<Pick<Saving<Table, Values>, 'added'>>
    : Saving<Table, Values>;

/** Saves once per form session and audits. Refuses stale versions, taken names and removed parents. */
export async function saveRow<Table extends StoredTable, Values extends ColumnValues<Table>>(
  resource: Resource<Table>,
  scene: SaveScene,
  saving: GivenSaving<Table, Values>,
): Promise<{ success: 'true'; data: Saved }>;
export async function saveRow(
  resource: Resource,
  scene: SaveScene,
  saving: Omit<Saving<StoredTable, Readonly<Record<string, unknown>>>, 'added'> & {
    readonly added?: Readonly<Record<string, unknown>>;
  },
) {
  const { db, actor } = scene;
  const { input, within = 0, added, after } = saving;
  const { parent } = resource;
  const data = await withIdempotencyKey(scene, input.formSession, async () => {
    if (parent && ((await lockRow(db, parent, scene, within))?.removed ?? true)) throw notFound();
    const row = input.id === 0 ? null : await lockRow(db, resource, scene, input.id);
    if (row === undefined || row?.removed || (row && parent && row.within !== within)) throw notFound();
    if (row) refuseStaleRow(scene, input.version, row.version);
    const values = await saving.values(row);
    const saved = await refusingTaken(
      scene,
      resource,
      (field) => textOf(values[field]),
      () => writeRow(db, resource, row, within, row ? values : { ...values, ...added }),
    );
    await after?.(saved, row);
    resource.changed(scene);
    const { area, of } = resource.audit;
    await audit(scene, actor, `${area}.${row ? 'changed' : 'added'}`, { of, id: saved.id });
    return saved;
  });
  return { success: 'true' as const, data };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

async function writeRow(
  db: Queryable,
  resource: Resource,
  row: LockedRow | null,
  within: number,
  values: Readonly<Record<string, unknown>>,
): Promise<Saved> {
  const { table, position } = resource;
  // A new row, and one that moves to another parent, comes last.
  const last = position &&
    row?.within !== within && {
      [keyOf(position)]: nextPosition(resource, position, within),
    };
  const columns = { ...values, ...last };
  if (row) return { id: row.id, version: await changeRow(db, table, eq(table.id, row.id), columns) };
  const [saved] = await db.insert(table).values(columns).returning();
  return { id: Number(saved?.['id']), version: Number(saved?.['version']) };
}
