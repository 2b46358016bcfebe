import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { builder } from '#server/db/prepared.ts';
import type { Owner } from './owner.ts';
import type { Changed, Resource } from './resource.types.ts';
import { columnOf, type StoredTable } from './stored-table.ts';

interface Definition<Table extends StoredTable> {
  readonly table: Table;
  /** Left out: the parent's owner. */
  readonly owner?: Owner;
  readonly unique?: Readonly<Record<string, keyof Table & string>>;
  /** Left out: `name`. */
  readonly title?: keyof Table & string;
  readonly parent?: { readonly of: Resource; readonly by: PgColumn };
  /** Left out: the parent. */
  readonly within?: SQLWrapper;
  readonly position?: PgColumn;
  /** Left out: `removedAt`. */
  readonly removedAt?: PgColumn;
  /** The audit log gets `<area>.added`, `.changed`, `.removed`, `.restored` and `.ordered`. */
  readonly audit: { readonly area: string; readonly of: string };
  /** Sends the hint of a save, a removal or a new order; left out: nobody hears of it. */
  readonly changed?: Changed;
}

/** Defines a stored thing for `saveRow`, `findRow`, `pageOfRows`, `setRemoved`, `putOrder` and `nameExists`. */
export function defineResource<Table extends StoredTable>(definition: Definition<Table>): Resource<Table> {
  const { table, unique = {}, title = 'name', parent, position, audit } = definition;
  return {
    table,
    owner: definition.owner ?? (parent ? throughParent(parent) : () => undefined),
    unique,
    title,
    parent: parent?.of ?? null,
    within: definition.within ?? parent?.by ?? null,
    position: position ?? null,
    removedAt: definition.removedAt ?? columnOf(table, 'removedAt'),
    audit,
    changed: definition.changed ?? (() => undefined),
  };
}

const throughParent =
  ({ of, by }: { readonly of: Resource; readonly by: PgColumn }): Owner =>
  (scene) => {
    const isTheirs = of.owner(scene);
    return isTheirs && inArray(by, builder.select({ id: of.table.id }).from(of.table).where(isTheirs));
  };
