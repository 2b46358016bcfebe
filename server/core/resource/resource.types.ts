import type { SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type {
  orderResourceRefusals,
  removeResourceRefusals,
  saveResourceRefusals,
} from '#contract/core/resource.refusals.ts';
import type { SignedInContext } from '../call-context.ts';
import type { Owner } from './owner.ts';
import type { StoredTable } from './stored-table.ts';

export type SaveScene = SignedInContext<ReasonsOf<typeof saveResourceRefusals>>;
export type RemoveScene = SignedInContext<ReasonsOf<typeof removeResourceRefusals>>;
export type OrderScene = SignedInContext<ReasonsOf<typeof orderResourceRefusals>>;
export type TakenReason = Extract<ReasonsOf<typeof saveResourceRefusals>, { readonly code: 'name_taken' }>;

export type Changed = (scene: Pick<SignedInContext, 'app' | 'actor' | 'afterCommit'>) => void;

/** A stored thing, as its room defines it. */
export interface Resource<Table extends StoredTable = StoredTable> {
  readonly table: Table;
  readonly owner: Owner;
  /** The column that says since when a row is removed. */
  readonly removedAt: PgColumn;
  /**
   * By unique index the field that it keeps apart, as the table and the form call it. A name is compared by a generated
   * column `<field>_key` (`nameKeyText` of `server/db/search-text.ts`).
   */
  readonly unique: Readonly<Record<string, string>>;
  /** The field that a row is called by. */
  readonly title: string;
  /** What a row belongs to: it takes nothing once it is removed. */
  readonly parent: Resource | null;
  /** What belongs together: names are unique in it, and an order is within it. */
  readonly within: SQLWrapper | null;
  /** The place of a row among those that belong together; empty: removed. */
  readonly position: PgColumn | null;
  readonly audit: { readonly area: string; readonly of: string };
  /** Tells those who show such things, after the commit. */
  readonly changed: Changed;
}

/** A row of a resource, locked until the transaction ends. */
export interface LockedRow {
  readonly id: number;
  readonly version: number;
  readonly removed: boolean;
  readonly title: string;
  /** What it belongs to; 0 where there is nothing. */
  readonly within: number;
}
