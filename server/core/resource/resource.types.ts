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

export interface Resource<Table extends StoredTable = StoredTable> {
  readonly table: Table;
  readonly owner: Owner;
  /** Says since when a row is removed. */
  readonly removedAt: PgColumn;
  /**
   * The form's field of each unique index. A generated column `<field>_key` compares a name (`nameKeyText` of
   * `server/db/search-text.ts`).
   */
  readonly unique: Readonly<Record<string, string>>;
  /** The field whose value names a row. */
  readonly title: string;
  /** A removed parent takes no rows. */
  readonly parent: Resource | null;
  /** Rows with the same value belong together: names are unique among them, and they have one order. */
  readonly within: SQLWrapper | null;
  /** The row's place in its order; empty: removed. */
  readonly position: PgColumn | null;
  readonly audit: { readonly area: string; readonly of: string };
  /** Sends hints after the commit. */
  readonly changed: Changed;
}

/** A row that is locked until the transaction ends. */
export interface LockedRow {
  readonly id: number;
  readonly version: number;
  readonly removed: boolean;
  readonly title: string;
  /** 0 where it belongs to nothing. */
  readonly within: number;
}
